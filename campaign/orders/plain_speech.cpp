#include "campaign/orders/plain_speech.hpp"

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

}  // namespace

Sentence without_fillers(const LetterContext& context, Sentence sentence) {
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
