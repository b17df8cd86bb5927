#include "converter/readers/text/prose/told_paragraph.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/line/item.hpp"
#include "converter/readers/list/joined_units.hpp"
#include "converter/readers/retold/retell.hpp"
#include "converter/readers/text/prose/clauses.hpp"
#include "converter/readers/text/prose/commands_counted.hpp"
#include "converter/readers/text/prose/entries_told.hpp"
#include "converter/readers/text/prose/groups_told.hpp"
#include "converter/readers/text/prose/lists_told.hpp"
#include "converter/readers/text/prose/orders_told.hpp"
#include "converter/readers/text/prose/sentence/figures_behind.hpp"
#include "converter/readers/text/prose/sentence/plain_turns.hpp"
#include "converter/readers/text/prose/sentence/sentences.hpp"
#include "converter/readers/text/prose/sentence/told_order.hpp"
#include "converter/readers/text/prose/sentence/troops_numbered.hpp"
#include "converter/readers/text/prose/sentence/whose_command.hpp"
#include "converter/readers/text/prose/troops_placed.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace estafette::readers {
namespace {

/// "One should add the Horse Grenadiers of the Guard and the Dragoons of Toro": a sort of troops by its name, and not
/// only an arm.
bool names_regiments(std::string_view sentence, const PhraseBook& words) {
  const Tokens tokens = tokens_of(sentence);
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    const std::optional<PhraseFound> kind = words.find(Sense::kind, tokens, at);
    if (!kind || kind->part || words.has(Sense::arm, tokens, at)) continue;
    if (kind->length > 1 || capital_at(sentence, tokens[at].begin)) return true;
  }
  return false;
}

/// "Kern's British army consisted of four divisions": its name, whatever else is said of it.
bool names_army(const Item& item, const PhraseBook& words) {
  const Tokens name = tokens_of(item.parts.name);
  const bool plain =
      std::none_of(name.begin(), name.end(), [](const Token& one) { return one.is == Token::Is::number; });
  return item.is == Item::Is::formation && item.level == Level::army && item.units.empty() && plain &&
         !words.any(Sense::verb, name, 0, name.size());
}

/// "Kern's division consisted of the 9th and 12th Line": a sentence, and no line of a list.
bool says_what_it_held(std::string_view sentence, const PhraseBook& words) {
  if (sentence.find(':') != std::string_view::npos) return false;
  const Tokens tokens = tokens_of(sentence);
  for (std::size_t at = 1; at < tokens.size(); ++at)
    if (const std::optional<PhraseFound> link = words.find(Sense::link, tokens, at); link && link->is == "holds")
      return true;
  return false;
}

class Paragraph {
 public:
  Paragraph(std::string_view text, const PhraseBook& words, std::string_view above) : words_(words) {
    so_far_.command = above;
    note_mention(above, so_far_, words);
    if (!above.empty()) (void)with_plain_turns(above, several_, words);  // "three divisions"
    const std::vector<std::string_view> sentences = sentences_of(text, words);
    alone_ = sentences.size() == 1;
    for (const std::string_view sentence : sentences) {
      std::size_t from = 0;
      at_ = static_cast<std::size_t>(sentence.data() - text.data());
      const bool whole = !troops_placed(sentence, words).empty();
      if (!whole && sentence.find(" ; ") != std::string_view::npos && take_list(std::string(sentence))) {
        above_ = sentence;
        continue;
      }
      for (std::size_t at = sentence.find(" ; "); !whole && at != std::string_view::npos;
           at = sentence.find(" ; ", from)) {
        take(trim(sentence.substr(from, at - from)));
        at_ += at + 3 - from;
        from = at + 3;
      }
      take(trim(sentence.substr(from)));
    }
  }

  [[nodiscard]] ToldParagraph told() && {
    if (!told_any_) return {};
    if (!alone_) ask_what_is_left();
    set_out();
    return {std::move(lines_), std::move(asked_), in_clauses_};
  }

 private:
  void take(std::string_view typed) {
    tell(typed);
    note_mention(typed, so_far_, words_);
  }

  void tell(std::string_view typed) {
    if (typed.empty()) return;
    const std::string owned = with_owners_named(with_sentence_dittos(typed, above_, words_), words_);
    const std::string sentence = with_plain_turns(owned, several_, words_);
    turned_ = sentence != trim(owned);
    above_ = sentence;
    if (take_without_predicate(sentence) || takes(sentence)) return;
    const LinesTold led = command_led(sentence, words_);
    led_ = !led.empty();
    had_ = had_ && !led_;
    if (!led_) plain_.push_back(lines_.size());
    lines_.push_back({led_ ? led.front() : sentence + ".", at_});
  }

  /// "Kern's division, consisting of the 3rd and 9th Foot, held the village": what it did is a note.
  bool take_without_predicate(const std::string& sentence) {
    const std::string_view predicate = predicate_behind_list(sentence, words_);
    if (predicate.empty()) return false;
    const std::string list(trim(std::string_view(sentence).substr(0, sentence.size() - predicate.size() - 1)));
    if (!takes(list) && !(is_plain_line(list) && add({list + "."}))) return false;
    in_clauses_ = true;
    lines_.push_back({fmt::format("Note: {}.", trim(predicate)), at_, lines_.back().set_in});
    return true;
  }

  bool takes(const std::string& sentence) {
    if (add(commands_counted(sentence, words_))) return in_clauses_ = true;
    if (add(brigades_told(sentence, words_))) return true;
    if (led_ && add(troops_had(sentence, words_))) return had_ = true;
    if (had_ && add(guns_had(sentence, words_))) return true;
    if (take_orders(sentence) || take_clauses(sentence)) return true;
    if (!alone_ && add(entries_told(sentence, words_))) return in_clauses_ = true;
    if (add(troops_placed(sentence, words_)) || (!alone_ && add(groups_told(sentence, words_))))
      return in_clauses_ = true;
    return take_list(sentence);
  }

  /// A sentence that is read whole; but what reads as a line of a list needs no other telling.
  bool take_orders(const std::string& sentence) {
    const LinesTold orders = orders_told(sentence, words_);
    if (orders.empty()) return false;
    const bool arm = words_.has(Sense::arm, tokens_of(orders.front()), 0);  // a line in small letters is no heading
    if (!arm && is_plain_line(sentence) && begins_with_name(sentence, orders.front()))
      return turned_ && (in_clauses_ = add({sentence + "."}));
    so_far_.command = trim(orders.front());
    return in_clauses_ = add(orders);
  }

  bool take_clauses(const std::string& sentence) {
    ClausesTold clauses = clauses_told(sentence, words_);
    if (alone_ && clauses.commands < 2 && !clauses.led_into) return false;  // a line of a list, and read as such
    if (!add(clauses.lines)) return false;
    in_clauses_ = true;
    for (std::string& left : clauses.left) asked_.push_back({std::move(left), at_});
    return true;
  }

  /// "La divisi\u00F3n se compon\u00EDa como sigue" before a colon: no name.
  [[nodiscard]] bool is_sentence(std::string_view name) const {
    const Tokens tokens = tokens_of(name);
    return says_what_it_held(name, words_) || words_.any(Sense::verb, tokens, 0, tokens.size());
  }

  /// "The division of Kern", but not "To the division of Kern", which are more words than an article before its name.
  [[nodiscard]] static bool begins_with_name(std::string_view sentence, std::string_view command) {
    const Tokens name = tokens_of(command.substr(0, command.find_first_of(":(")));
    const Tokens tokens = tokens_of(sentence);
    return !name.empty() && tokens.size() > 1 && (tokens[0].text == name[0].text || tokens[1].text == name[0].text);
  }

  /// "Kern's division consisted of four regiments: the 3rd Line": what stands behind the colon are those four.
  [[nodiscard]] bool sums_up(std::string_view sentence) const {
    const std::string_view before = sentence.substr(0, std::min(sentence.find(':'), sentence.size()));
    if (before.size() == sentence.size()) return false;
    const Tokens tokens = tokens_of(before);
    for (std::size_t at = 1; at < tokens.size(); ++at) {
      const std::optional<PhraseFound> link = words_.find(Sense::link, tokens, at);
      if (!link || (link->is != "holds" && link->is != "counts") || at + link->length >= tokens.size()) continue;
      return sort_of_sum(before.substr(tokens[at + link->length].begin), words_).has_value();
    }
    return false;
  }

  [[nodiscard]] bool is_plain_line(const std::string& sentence) const {
    if (sums_up(sentence)) return false;
    const Item item = item_of(retold(alone_ ? sentence : sentence + ".", words_), words_);
    constexpr std::size_t kLongestOne = 90;  // bytes: a longer name is a list of several
    const auto noted = [&](const Parts& unit) {
      const Tokens name = tokens_of(unit.name);
      const bool number = name.size() == 1 && name[0].is == Token::Is::ordinal;  // "reggimenti 3°, 7°"
      return number || !unit.note.empty() || unit.name.size() > kLongestOne || joins_another_unit(name, words_) ||
             says_what_it_held(fmt::format("- {}", unit.name), words_);
    };
    return item.is == Item::Is::formation && !item.units.empty() && item.unread.empty() &&
           std::none_of(item.units.begin(), item.units.end(), noted) && !is_sentence(item.parts.name);
  }

  /// What is read as a line of a list needs no other telling.
  bool take_list(const std::string& sentence) {
    ToldSoFar so_far = so_far_;
    const ListTold list = lists_told(sentence, so_far, words_);
    const bool held = !alone_ && says_what_it_held(sentence, words_);
    if (list.lines.empty() && !held) {  // as nearly always: how it reads as a line need not be found out
      so_far_ = std::move(so_far);
      return false;
    }
    if (is_plain_line(sentence)) return held && (in_clauses_ = add({sentence + "."}));
    so_far_ = std::move(so_far);
    if (!add(list.lines)) return false;
    in_clauses_ = true;
    if (list.left) asked_.push_back({sentence, at_});
    return true;
  }

  bool add(const LinesTold& told) {
    for (const std::string& line : told) {
      const std::size_t begin = line.find_first_not_of(' ');
      lines_.push_back({line.substr(begin), at_, static_cast<int>(begin)});
    }
    told_any_ = told_any_ || !told.empty();
    return !told.empty();
  }

  /// The highest command stands as far in as the lines round the paragraph do.
  void set_out() {
    int least = lines_.front().set_in;
    for (const ToldLine& line : lines_) least = std::min(least, line.set_in);
    for (ToldLine& line : lines_) line.set_in -= least;
  }

  void ask_what_is_left() {
    for (std::size_t at = plain_.size(); at-- > 0;) {
      ToldLine& line = lines_[plain_[at]];
      const Item item = item_of(retold(line.text, words_), words_);
      if (item.is == Item::Is::formation && !item.units.empty() && item.unread.empty()) continue;
      if (is_led_unit(line.text, words_) || names_army(item, words_)) continue;
      if (speaks_of_troops(line.text, words_) || names_regiments(line.text, words_))
        asked_.insert(asked_.begin(), line);
      line.text = fmt::format("Note: {}", line.text);
    }
  }

  const PhraseBook& words_;
  std::vector<ToldLine> lines_, asked_;
  std::vector<std::size_t> plain_;  ///< the lines that are sentences as they were typed
  std::string above_;               ///< the sentence before
  std::string several_;             ///< what commands were counted last
  ToldSoFar so_far_;
  std::size_t at_ = 0;  ///< where the sentence begins
  bool alone_ = false;
  bool turned_ = false;  ///< the sentence has other turns than were typed
  bool led_ = false;     ///< the last sentence told who led a command
  bool had_ = false;     ///< and its troops were told
  bool told_any_ = false;
  bool in_clauses_ = false;
};

/// Rows with bars, braces or wide gaps, which are no sentences.
bool is_tabular(std::string_view text) {
  constexpr std::ptrdiff_t kMostBars = 1;
  constexpr int kMostGaps = 2;
  constexpr std::string_view kGap = "   ";
  int gaps = 0;
  for (std::size_t at = text.find(kGap); at != std::string_view::npos; at = text.find(kGap, at)) {
    ++gaps;
    at = std::min(text.find_first_not_of(' ', at), text.size());
  }
  return gaps > kMostGaps || text.find_first_of("{}\t") != std::string_view::npos ||
         std::count(text.begin(), text.end(), '|') > kMostBars;
}

}  // namespace

ToldParagraph told_paragraph(std::string_view text, const PhraseBook& words, std::string_view above) {
  if (is_tabular(text)) return {};
  return Paragraph(text, words, above).told();
}

}  // namespace estafette::readers
