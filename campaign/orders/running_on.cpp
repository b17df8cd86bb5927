#include "campaign/orders/running_on.hpp"

#include "base/letters.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/conditions.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/subject.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/half_said.hpp"
#include "campaign/orders/speech/hangers_on.hpp"
#include "campaign/orders/speech/other_scripts.hpp"
#include "campaign/orders/speech/players_lines.hpp"
#include "campaign/orders/speech/prose.hpp"
#include "campaign/orders/speech/reserved.hpp"
#include "campaign/orders/speech/second_thoughts.hpp"
#include "campaign/orders/speech/signatures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>

namespace estafette::campaign {
namespace {

constexpr std::size_t kShortCorrection = 8;  ///< words of a correction that names neither a force nor a place
constexpr std::size_t kLongestNegation = 6;  ///< words from a negation to the end of its line

bool names_force_first(const LetterContext& context, const LetterLine& line) {
  const Sentence sentence = cut(line.clauses.front());
  return !sentence.words.empty() && force_named(context, sentence, 0).certain;
}

/// A force, a place or the verb of an order.
bool names_something(const LetterContext& context, const Sentence& sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i)
    if (force_named(context, sentence, i).certain || context.places.find(sentence, i).certain ||
        verb_at(sentence, i).verb != nullptr)
      return true;
  return false;
}

/// "if it is free.", "only if empty", "(not if the enemy holds it)", with no order behind it.
bool is_condition(const LetterContext& context, const LetterLine& line) {
  const Sentence sentence = without_asides(cut(line.clauses.front()));
  Cursor cursor(sentence);
  if (begins_alternative(cursor)) return false;
  cursor.take_all({"and", "but", "except", "even"});
  const std::size_t before = cursor.at();
  cursor.take_all({"only", "not"});
  const bool limits = cursor.at() > before || cursor.word() == "unless";
  const Cursor begin = cursor;
  if (!cursor.take({"if", "when", "unless", "provided", "providing", "until", "once"})) return false;
  if (cursor.done() || letter_words().pronoun(sentence.words[cursor.at()].plain) == "you") return false;
  bool place = condition_begins(context, begin);
  for (std::size_t i = cursor.at(); i < sentence.words.size(); ++i) {
    if (!limits && (verb_at(sentence, i).verb != nullptr || force_named(context, sentence, i).certain)) return false;
    const std::string& word = letter_words().in_english(sentence.words[i].plain);
    for (const char* sign : {"enemy", "enemies", "empty", "free", "occupied", "held", "clear", "unoccupied", "attacked",
                             "nobody", "anybody", "anyone", "somebody", "someone"})
      place = place || word == sign;
  }
  return limits || place;
}

/// "Please do not", "It must never" without a stop: what it forbids is on the next line.
bool ends_in_negation(const LetterLine& line) {
  const Sentence sentence = cut(line.clauses.back());
  if (sentence.at_end != Gap::blank) return false;
  const std::size_t words = sentence.words.size();
  for (std::size_t i = words - std::min(words, kLongestNegation); i < words; ++i) {
    if (negation_at(sentence, i) == 0) continue;
    bool open = true;
    for (std::size_t k = i; k < words; ++k)
      open = open && verb_at(sentence, k).verb == nullptr && (k == i || sentence.before(k) < Gap::dot);
    if (open) return true;
  }
  return false;
}

bool begins_with_order(const LetterContext& context, const LetterLine& line) {
  const Sentence sentence = cut(line.clauses.front());
  return order_at(context, sentence, 0).verb != nullptr && !names_force(context, Cursor(sentence));
}

bool is_condition_word(const std::string& word) {
  for (const char* one :
       {"if", "unless", "when", "until", "once", "only", "except", "provided", "providing", "else", "otherwise"})
    if (word == one) return true;
  return false;
}

bool has_march(const std::vector<std::string>& clauses) {
  for (const std::string& clause : clauses) {
    const Sentence sentence = cut(clause);
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
      const VerbFound verb = verb_at(sentence, i);
      if (verb.verb != nullptr && (verb.verb->kind == OrderKind::march || verb.verb->kind == OrderKind::force_march))
        return true;
    }
  }
  return false;
}

bool says_an_order(const LetterContext& context, const Sentence& said) {
  for (std::size_t i = 0; i < said.words.size(); ++i)
    if (verb_at(said, i).verb != nullptr || negation_at(said, i) > 0 ||
        is_condition_word(letter_words().in_english(said.words[i].plain)) || context.places.find(said, i).certain)
      return true;
  return false;
}

/// What stands in the other columns of a row may be part of its order: a posture is one more order, a condition is the
/// march's, and whatever else may be meant for an order puts the row in doubt.
void take_remarks(const LetterContext& context, LetterLine& line) {
  std::vector<std::string> postures;
  const bool row_marches = has_march(line.clauses);
  for (const std::string& remark : line.remarks) {
    const Sentence whole = cut(remark);
    std::size_t first = 0;
    while (first + 1 < whole.words.size() && whole.before(first) != Gap::colon) ++first;
    if (whole.before(first) != Gap::colon) first = 0;
    const std::string title = whole.between(0, first);
    const Sentence said = without_asides(cut(whole.text.substr(whole.words[first].begin)));
    if (said.words.empty() || letter_words().cell(said.text) == "no") continue;
    const bool of_postures = letter_words().column(title) == "posture";
    const VerbFound verb = order_at(context, said, 0);
    const std::optional<OrderKind> kind = verb.verb == nullptr ? std::nullopt : verb.verb->kind;
    const bool back = kind == OrderKind::march && verb.words == said.words.size() &&
                      answer_at(said, 0).verb->kind == OrderKind::withdraw_if_attacked;
    if (of_postures && back)
      postures.emplace_back(to_string(OrderKind::withdraw_if_attacked));
    else if (kind == OrderKind::stand || kind == OrderKind::withdraw_if_attacked)
      postures.push_back((kind == OrderKind::stand && row_marches ? "then " : "") + said.text);
    else if (is_condition_word(letter_words().in_english(said.words.front().plain)) && verb.verb == nullptr)
      line.clauses.front() += " " + said.text;
    else if (of_postures || says_an_order(context, said) || (first > 0 && says_an_order(context, cut(title))))
      line.unread = remark;
  }
  line.clauses.insert(line.clauses.end(), postures.begin(), postures.end());
}

void append(LetterLine& line, const LetterLine& next) {
  line.text += " " + next.text;
  line.clauses.back() += " " + next.clauses.front();
  line.clauses.insert(line.clauses.end(), std::next(next.clauses.begin()), next.clauses.end());
}

/// "I had thought of letting it": a line of three words or more that orders nothing and has no stop, so that its
/// sentence goes on in the next line.
bool stops_in_sentence(const LetterContext& context, const LetterLine& line) {
  constexpr std::size_t kFewestWords = 3;
  const Sentence sentence = cut(line.clauses.back());
  bool verb = false;  // of an order
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    verb = verb || verb_at(sentence, i).verb != nullptr;
    const Match own = context.own.find(sentence, i);
    if (own.certain && i + own.words == sentence.words.size()) return false;  // "Orders for III Corps" is a heading
  }
  return sentence.at_end == Gap::blank && line.text.find(' ') != std::string::npos && !verb &&
         words_as_they_are(line.clauses.back()).size() >= kFewestWords && !names_force_first(context, line);
}

/// "Ney is to march to Naumburg, and Bertrand": an order, and behind it a force that has none yet.
bool ends_with_force(const LetterContext& context, const LetterLine& line) {
  const Sentence sentence = cut(line.clauses.back());
  if (sentence.at_end != Gap::blank || !gives_order(context, line)) return false;
  for (std::size_t i = 2; i < sentence.words.size(); ++i) {
    const bool joined =
        sentence.before(i) == Gap::comma || letter_words().in_english(sentence.words[i - 1].plain) == "and";
    const Match own = joined ? context.own.find(sentence, i) : Match{};
    if (own.certain && i + own.words == sentence.words.size()) return true;
  }
  return false;
}

/// "Scrap that", "Ignore the above": it names no force, no place and no order, so nobody can tell how far it reaches.
bool may_mean_all_above(const LetterContext& context, const LetterLine& line) {
  return std::none_of(line.clauses.begin(), line.clauses.end(), [&](const std::string& clause) {
    return names_something(context, cut(clause)) || letter_words().means_the_last(words_as_they_are(clause));
  });
}

/// The orders above a line that takes back or changes them come back: those of the one force that it names, "forget
/// about Ney"; all of them, if it may mean all; or else the nearest.
class Corrections {
 public:
  Corrections(const LetterContext& context, std::vector<LetterLine>& made) : context_(context), made_(made) {}

  /// That line has become longer: it may say something else now.
  void changed(std::size_t line) { told_.resize(std::min(told_.size(), line)); }

  /// False if there are no orders above the line.
  bool doubt_what(const LetterLine& line) {
    if (may_mean_all_above(context_, line)) return doubt_all(line);
    const std::vector<ForceId> named = one_named_in(context_, line.text);
    std::vector<std::size_t> block;  // the lines of one force, from the last up to its name
    std::vector<std::size_t> nearest;
    bool found = false;
    for (std::size_t i = made_.size(); i-- > 0;) {
      if (!told_by(i).orders) continue;
      block.push_back(i);
      if (!told_by(i).names_force) continue;
      if (nearest.empty()) nearest = block;
      if (!named.empty() && told_by(i).whom == named) {
        found = true;
        for (const std::size_t one : block) made_[one].doubt = line.text;
      }
      block.clear();
      if (named.empty()) break;
    }
    if (found) return true;
    if (names_force_first(context_, line)) return false;
    if (nearest.empty()) nearest = block;
    for (const std::size_t one : nearest) made_[one].doubt = line.text;
    return !nearest.empty();
  }

 private:
  bool doubt_all(const LetterLine& line) {
    bool found = false;
    for (std::size_t i = 0; i < made_.size(); ++i) {
      if (!told_by(i).orders) continue;
      made_[i].doubt = line.text;
      found = true;
    }
    return found;
  }

  /// What a line says, which is found out once: every line that takes something back asks.
  struct Told {
    bool orders = false;
    bool names_force = false;  ///< first of all
    std::vector<ForceId> whom;
  };
  const Told& told_by(std::size_t index) {
    for (std::size_t i = told_.size(); i <= index; ++i) {
      const LetterLine& line = made_[i];
      Told told;
      told.orders = is_players(line) && gives_order(context_, line);
      told.names_force = told.orders && names_force_first(context_, line);
      if (told.names_force) told.whom = one_named_in(context_, line.clauses.front());
      told_.push_back(std::move(told));
    }
    return told_[index];
  }

  const LetterContext& context_;
  std::vector<LetterLine>& made_;
  std::vector<Told> told_;
};

/// Lines below a heading that says that they are no orders, up to the next blank line or heading.
class Disowned {
 public:
  /// The heading that disowns a line which has an order; empty if none does.
  std::string heading_of(const LetterContext& context, const LetterLine& line) {
    const bool quotes = line.clauses.size() == 1 && letter_words().quotes(words_as_they_are(line.clauses.front()));
    const bool heading = quotes || (line.text.ends_with(':') && line.clauses.size() == 1);
    if (heading || line.number != last_ + 1) heading_.clear();
    last_ = line.number;
    if (!heading) return !heading_.empty() && gives_order(context, line) ? heading_ : std::string();
    const Sentence said = cut(line.clauses.front());
    bool named = false;
    for (std::size_t i = 0; i < said.words.size(); ++i) named = named || force_named(context, said, i).certain;
    if (quotes || (!named && letter_words().disowns(words_as_they_are(line.clauses.front())))) heading_ = line.text;
    return "";
  }

 private:
  std::string heading_;
  int last_ = 0;  ///< number of the line before
};

/// The line begins with a small letter, as the second half of a sentence does.
bool begins_small(const LetterLine& line) {
  const char first = line.clauses.front().empty() ? ' ' : line.clauses.front().front();
  return first >= 'a' && first <= 'z';
}

/// A sentence that was broken by a mail program: each half may be read as an order of its own.
void ask_about_broken_sentences(const LetterContext& context, LetterLine& last, LetterLine& line) {
  if (line.number != last.number + 1) return;
  if (names_one_more(context, line) && gives_order(context, last)) line.goes_on = last.text;
  if (!begins_small(line)) return;
  const Sentence sentence = cut(line.clauses.front());
  if (begins_with_order(context, line) && stops_in_sentence(context, last)) {
    line.goes_on = last.text;
  } else if (goes_to(context, Cursor(sentence)) && ends_with_force(context, last)) {
    line.goes_on = last.text;
    last.goes_on = line.text;
  }
}

}  // namespace

bool is_correction(const LetterContext& context, const LetterLine& line, bool behind_orders) {
  return std::any_of(line.clauses.begin(), line.clauses.end(), [&](const std::string& clause) {
    if (behind_orders && is_second_thought(context, clause)) return true;
    if (!letter_words().corrects(words_as_they_are(clause), behind_orders)) return false;
    const Sentence sentence = cut(clause);
    return sentence.words.size() <= kShortCorrection || names_something(context, sentence);
  });
}

std::optional<Problem> uncertain(const LetterContext& context, const LetterLine& line, bool behind_orders) {
  if (std::optional<Problem> unread = in_another_script(line)) return unread;
  Problem problem{"", 0, "", line.text, "each order once, as it is meant", ""};
  if (!line.disowned.empty()) {
    problem.expected = "orders that are meant";
    problem.remedy = fmt::format("\"{}\" says that they are none: leave out the line, or the heading", line.disowned);
  } else if (!line.goes_on.empty()) {
    problem.expected = "a whole order on one line";
    problem.remedy =
        fmt::format("It may belong to \"{}\": write both as one line, or leave out what is no order", line.goes_on);
  } else if (!line.open_end.empty()) {
    problem.expected = "a whole order on one line";
    problem.remedy = fmt::format("It breaks off at \"{}\": write what is missing, or leave that out", line.open_end);
  } else if (says_only_when(context, line)) {
    problem.expected = "an order after the name, such as march, stand or halt";
    problem.remedy =
        "Orders are carried out in the sequence in which they come (1.1): write first what is to be done first";
  } else if (!line.unread.empty()) {
    problem.expected = "a row of a table whose other columns order nothing";
    problem.remedy =
        fmt::format("\"{}\" may be meant for an order: write it into a column of orders, or leave it out", line.unread);
  } else if (!line.doubt.empty() || is_correction(context, line, behind_orders)) {
    problem.remedy =
        fmt::format("\"{}\" changes it or takes it back: write the whole order as it is now, and leave the other out",
                    line.doubt.empty() ? line.text : line.doubt);
  } else {
    return std::nullopt;
  }
  return problem;
}

namespace {

/// The line that a condition on a line of its own belongs to: the last that is no question; none if it orders nothing.
LetterLine* what_depends(const LetterContext& context, std::vector<LetterLine>& made) {
  for (std::size_t i = made.size(); i-- > 0 && is_players(made[i]);) {
    if (made[i].text.ends_with('?') && i > 0) continue;
    return gives_order(context, made[i]) ? &made[i] : nullptr;
  }
  return nullptr;
}

}  // namespace

std::vector<LetterLine> lines_that_run_on(const LetterContext& context, const std::vector<LetterLine>& lines) {
  std::vector<LetterLine> made;
  Corrections corrections(context, made);
  Disowned below;
  for (const LetterLine& line : lines) {
    LetterLine* last = made.empty() ? nullptr : &made.back();
    if (is_players(line) && last != nullptr && is_players(*last)) {
      if (LetterLine* depends = is_condition(context, line) ? what_depends(context, made) : nullptr) {
        append(*depends, line);
        corrections.changed(static_cast<std::size_t>(depends - made.data()));
        continue;
      }
      if (line.number == last->number + 1 && ends_in_negation(*last) && begins_with_order(context, line)) {
        append(*last, line);
        corrections.changed(made.size() - 1);
        continue;
      }
    }
    if (is_players(line) && is_correction(context, line, true) && corrections.doubt_what(line)) {
      made.push_back(line);
      made.back().doubt = line.text;
      continue;
    }
    made.push_back(line);
    if (is_players(line)) made.back().disowned = below.heading_of(context, line);
    if (is_players(line) && made.size() > 1 && is_players(made[made.size() - 2]))
      ask_about_broken_sentences(context, made[made.size() - 2], made.back());
    if (!line.remarks.empty() && !line.clauses.empty()) take_remarks(context, made.back());
  }
  mark_signatures(context, made);
  mark_open_ends(context, made);
  if (const std::string reserve = what_reserves(lines); !reserve.empty())
    for (LetterLine& line : made)
      if (is_players(line) && line.disowned.empty() && gives_order(context, line)) line.disowned = reserve;
  return made;
}

}  // namespace estafette::campaign
