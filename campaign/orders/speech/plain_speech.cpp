#include "campaign/orders/speech/plain_speech.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "converter/naming/words.hpp"

#include <string>

namespace estafette::campaign {
namespace {

/// True if the word may be part of an order or change the one behind it.
bool may_matter(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  const std::string& plain = sentence.words[word].plain;
  const std::string& english = letter_words().in_english(plain);
  for (const char* one :
       {"if", "when", "unless", "until", "once", "else", "otherwise", "next", "turn", "all", "others"})
    if (english == one) return true;
  return verb_at(sentence, word).verb != nullptr || attack_begins(sentence, word) || negation_at(sentence, word) > 0 ||
         (!context.own.find(sentence, word).found.empty() && !letter_words().is_aside(plain)) ||
         context.places.find(sentence, word).certain || letter_words().wishes_at(sentence, word) > 0 ||
         letter_words().waits_at(sentence, word) > 0 || letter_words().repeats_at(sentence, word) > 0;
}

/// True if a name begins there with an order behind it.
bool begins_order_of_a_force(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  const Match named = force_named(context, sentence, word);
  if (!named.certain) return false;
  Cursor next(sentence, word + named.words);
  if (next.gap() == Gap::colon) return true;
  next.take_all({"will", "shall", "should", "must", "is", "are", "to"});
  return order_at(context, sentence, next.at()).verb != nullptr || goes_to(context, next);
}

/// True if a word is a figure, or small words that change a march: "Forced.", "Only cavalry."
bool may_change(const Sentence& sentence, std::size_t word) {
  const std::string& plain = sentence.words[word].plain;
  const std::string& english = letter_words().in_english(plain);
  for (const char* one :
       {"forced", "force", "only", "half", "both", "there", "back", "with",   "via",    "by",    "less",
        "to",     "then",  "here", "no",   "or",   "and",   "else", "should", "before", "after", "first"})
    if (english == one) return true;
  return number_in(plain) > 0 || plain.find_first_of("0123456789") != std::string::npos;
}

/// True if the word may be a name with a slip in it, or a verb.
bool may_be_misspelt(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  const std::string said = sentence.between(word, word + 1);
  return !context.places.nearest_to(said).empty() || !context.own.nearest_to(said).empty() ||
         !context.places.find(sentence, word).found.empty() || !nearest_verb(sentence, word).empty();
}

/// True if a word of a reason begins an order or a condition, names a force, or a place that is no part of it.
bool may_order(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  const std::string english = Cursor(sentence, word).word();
  for (const char* one : {"if", "when", "unless", "until", "once", "else", "otherwise", "then", "only"})
    if (english == one) return true;
  return verb_at(sentence, word).verb != nullptr || attack_begins(sentence, word) ||
         force_named(context, sentence, word).certain || letter_words().waits_at(sentence, word) > 0 ||
         (sentence.before(word) >= Gap::comma && context.places.find(sentence, word).certain);
}

/// True if nothing from that word on may be meant for an order, or change one. In a sentence of some words only those
/// with a capital letter may be names with a slip in them.
bool says_nothing(const LetterContext& context, const Sentence& sentence, std::size_t from) {
  constexpr std::size_t kSomeWords = 3, kMostNamesOfNobody = 3;
  const bool is_short = sentence.words.size() - from < kSomeWords;
  const auto begins_name = [&](std::size_t word) {
    const char first = sentence.text[sentence.words[word].begin];
    return word > from && (first < 'a' || first > 'z');
  };
  std::size_t names = 0;
  for (std::size_t i = from; i < sentence.words.size(); ++i) names += begins_name(i) ? 1U : 0U;
  if (names > kMostNamesOfNobody) return false;
  for (std::size_t i = from; i < sentence.words.size(); ++i) {
    if (may_matter(context, sentence, i) || may_change(sentence, i) ||
        ((is_short || begins_name(i)) && may_be_misspelt(context, sentence, i)))
      return false;
  }
  return true;
}

}  // namespace

Sentence without_reasons(const LetterContext& context, Sentence sentence) {
  for (std::size_t i = 1; i < sentence.words.size(); ++i) {
    const std::size_t words = letter_words().reasons_at(sentence, i);
    if (words == 0) continue;
    std::size_t end = i + words;
    while (end < sentence.words.size() && sentence.before(end) < Gap::dot) ++end;
    for (std::size_t k = i + words; k < end; ++k)
      if (may_order(context, sentence, k)) return sentence;
    const std::string& text = sentence.text;
    const std::string behind = end < sentence.words.size() ? ". " + text.substr(sentence.words[end].begin) : "";
    return cut(text.substr(0, sentence.words[i - 1].end) + behind);
  }
  return sentence;
}

Sentence without_afterword(const LetterContext& context, Sentence sentence) {
  constexpr std::size_t kLongestAfterword = 10;  // words: names with a slip take long to find
  for (std::size_t i = sentence.words.size(); i-- > 1;) {
    if (sentence.before(i) != Gap::dot || number_in(sentence.words[i - 1].plain) > 0) continue;
    const bool too_long = sentence.words.size() - i > kLongestAfterword;
    if (too_long || !says_nothing(context, sentence, i)) return sentence;
    return cut(sentence.text.substr(0, sentence.words[i - 1].end) + ".");
  }
  return sentence;
}

namespace {

/// True for "I, Napoleon, march": who speaks says his name. "I, II Corps" are two.
bool speaks_by_name(const LetterContext& context, const Sentence& sentence) {
  return sentence.words.size() > 1 && sentence.words[0].plain == "i" && sentence.before(1) == Gap::comma &&
         number_in(sentence.words[1].plain) == 0 && context.own.find(sentence, 1).certain;
}

}  // namespace

Sentence without_fillers(const LetterContext& context, Sentence sentence) {
  if (speaks_by_name(context, sentence)) return cut(sentence.text.substr(sentence.words[1].begin));
  std::size_t first = 0;
  while (const std::size_t words = letter_words().filler_at(sentence, first)) first += words;
  if (first == 0 || first >= sentence.words.size() || context.own.find(sentence, 0).certain ||
      !force_named(context, sentence, first).certain)
    return sentence;
  return cut(sentence.text.substr(sentence.words[first].begin));
}

Sentence without_going(const LetterContext& context, Sentence sentence) {
  for (std::size_t i = 1; i < sentence.words.size(); ++i) {
    const std::size_t words = letter_words().going_at(sentence, i);
    if (words == 0) continue;
    const Cursor behind(sentence, i + words);
    const bool to_verb = behind.word() == "to" && verb_at(sentence, behind.at() + 1).verb != nullptr;
    if (!to_verb && !goes_to(context, behind)) continue;
    const std::string& text = sentence.text;
    const Sentence without =
        cut(text.substr(0, sentence.words[i].begin) + text.substr(sentence.words[behind.at()].begin));
    if (without.words.size() + words == sentence.words.size()) return without_going(context, without);
  }
  return sentence;
}

Sentence without_prelude(const LetterContext& context, Sentence sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const bool stop = i > 0 && sentence.before(i) == Gap::dot && number_in(sentence.words[i - 1].plain) == 0;
    if (stop && begins_order_of_a_force(context, sentence, i))
      return cut(sentence.text.substr(sentence.words[i].begin));
    if (sentence.before(i) == Gap::colon || may_matter(context, sentence, i)) return sentence;
  }
  return sentence;
}

}  // namespace estafette::campaign
