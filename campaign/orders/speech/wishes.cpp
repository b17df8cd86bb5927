#include "campaign/orders/speech/wishes.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/conditions.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/waiting.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace estafette::campaign {
namespace {

/// What is wished of whom, in the words from `first` up to a stop.
struct Wish {
  std::size_t end = 0;  ///< behind it
  bool wished = false;  ///< "want", "should", "please have"
  Match who, where;
  bool verb = false;  ///< of an order
  [[nodiscard]] bool whole() const { return wished && !who.found.empty() && (verb || !where.found.empty()); }
};

/// The word behind the next stop: where the next wish may begin. The dot of "VIII. Korps" is none.
std::size_t next_stop(const Sentence& sentence, std::size_t from) {
  std::size_t at = from + 1;
  while (at < sentence.words.size() && (sentence.before(at) != Gap::dot || number_in(sentence.words[at - 1].plain) > 0))
    ++at;
  return at;
}

Wish wish_at(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  Wish wish;
  std::size_t at = first;
  wish.end = next_stop(sentence, first);
  bool says_so = false;
  for (std::size_t i = first; i < wish.end && i < sentence.words.size() && !says_so; ++i)
    says_so = letter_words().wishes_at(sentence, i) > 0;
  if (!says_so) return wish;  // most are none, and names take long to look up
  while (at < wish.end && at < sentence.words.size() && (!wish.whole() || wish.where.found.empty())) {
    if (const std::size_t words = letter_words().wishes_at(sentence, at); words > 0) {
      wish.wished = true;
      at += words;
    } else if (const Match who = force_named(context, sentence, at); !who.found.empty()) {
      if (wish.who.found.empty()) wish.who = who;
      at += std::max<std::size_t>(who.words, 1);
    } else if (const Match where = context.places.find(sentence, at); where.certain) {
      if (wish.where.found.empty()) wish.where = where;
      at += std::max<std::size_t>(where.words, 1);
    } else {
      wish.verb = wish.verb || verb_at(sentence, at).verb != nullptr;
      ++at;
    }
  }
  return wish;
}

/// True if the words name a force, a place or an order: they may be meant for one.
bool may_order(const LetterContext& context, const Sentence& sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i)
    if (verb_at(sentence, i).verb != nullptr || context.places.find(sentence, i).certain ||
        !force_named(context, sentence, i).found.empty())
      return true;
  return false;
}

/// The first question that is about an order, from the last stop before its mark: it may be meant for one, or is as
/// short as "OK?" and is about what stands before it.
std::string asked_in(const LetterContext& context, const std::string& text) {
  constexpr std::size_t kShort = 2;  // words
  for (std::size_t mark = text.find('?'); mark != std::string::npos; mark = text.find('?', mark + 1)) {
    const std::size_t stop = mark == 0 ? std::string::npos : text.find_last_of(".!?", mark - 1);
    const std::size_t begin = stop == std::string::npos ? 0 : stop + 1;
    const Sentence asked = cut(text.substr(begin, mark - begin));
    if (!asked.words.empty() && (asked.words.size() <= kShort || may_order(context, asked))) return asked.text;
  }
  return {};
}

/// Whether a part behind the first begins with a condition that is none of ours, or with an "else" that has none before
/// it.
enum class Unread { nothing, condition, alternative };
Unread unread_condition(const LetterContext& context, const std::vector<Sentence>& sentences) {
  bool condition = false;
  for (std::size_t s = 0; s < sentences.size(); ++s) {
    const Sentence& sentence = sentences[s];
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
      const Cursor cursor(sentence, i);
      const bool begins = i == 0 || sentence.before(i) >= Gap::dot;
      const std::string word = cursor.word();
      if (word == "if" || word == "unless" || word == "when" || word == "only" || word == "should")
        condition = condition || condition_begins(context, cursor);
      if (!begins || (s == 0 && i == 0)) continue;
      if (begins_alternative(cursor) && !condition) return Unread::alternative;
      const bool depends = word == "if" || word == "unless" || word == "when" || word == "should";
      if (i == 0 && depends && !begins_alternative(cursor) && !condition_begins(context, cursor) &&
          order_at(context, sentence, i).verb == nullptr)
        return Unread::condition;
    }
  }
  return Unread::nothing;
}

/// How the wish is written as an order.
std::string as_an_order(const LetterContext& context, const Wish& wish) {
  const std::string who = wish.who.one() ? context.own.sure_name(wish.who.found.front()) : "NAME";
  const std::string where = wish.where.one() ? context.places[wish.where.found.front()].name : "PLACE";
  if (wish.where.found.empty()) return fmt::format("If it is an order, begin with the name, as in \"{}: stand\"", who);
  return fmt::format("If it is an order, begin with the name, as in \"{}: march {}\"", who, where);
}

}  // namespace

bool wishes(const LetterContext& context, const Sentence& sentence) {
  return wish_in(context, sentence).has_value();
}

std::optional<Problem> doubt_in(const LetterContext& context, const LetterLine& line,
                                const std::vector<Sentence>& sentences) {
  for (const std::string& clause : line.clauses)
    if (const std::string asked = asked_in(context, clause); !asked.empty())
      return Problem{"",
                     0,
                     "",
                     line.text,
                     "an order, and no question",
                     "If it is an order, write it without the question mark; if not, leave it out"};
  if (std::optional<Problem> waits = waits_in(context, sentences)) return waits;
  const Unread unread = unread_condition(context, sentences);
  if (unread == Unread::alternative)
    return Problem{
        "", 0, "", line.text, "a condition before \"else\"", "Write \"if PLACE is empty march there, else halt\""};
  if (unread == Unread::condition)
    return Problem{
        "",
        0,
        "",
        line.text,
        "orders without such a condition",
        "There are only \"if PLACE is empty\", with \"else\" behind its march, and \"withdraw if attacked\" (5.5)"};
  return std::nullopt;
}

std::optional<Problem> wish_in(const LetterContext& context, const Sentence& sentence) {
  if (!force_named(context, sentence, 0).found.empty()) return std::nullopt;
  for (std::size_t at = 0; at < sentence.words.size();) {
    const Wish wish = wish_at(context, sentence, at);
    if (wish.whole())
      return Problem{"", 0, "", sentence.between(at, wish.end), "an order, and no wish", as_an_order(context, wish)};
    at = wish.end;
  }
  return std::nullopt;
}

}  // namespace estafette::campaign
