#include "campaign/orders/speech/second_thoughts.hpp"

#include "campaign/orders/mail/letter_words.hpp"

namespace estafette::campaign {
namespace {

constexpr std::size_t kFewWordsBehind = 4;  ///< of the place and what is said of it: whoever tells a story needs more

/// "Not Naumburg but Jena", "nicht Naumburg, sondern Jena": the one place for the other.
bool takes_other_place(const LetterContext& context, const Sentence& sentence) {
  Cursor cursor(sentence);
  cursor.take_all({"so", "then", "and"});
  if (!cursor.take({"not"})) return false;
  cursor.take_all({"to", "via", "at"});
  const Match one = context.places.find(sentence, cursor.at());
  if (!one.certain) return false;
  cursor.skip(one.words);
  if (!cursor.take({"but"})) return false;
  cursor.take_all({"to", "via", "at"});
  return context.places.find(sentence, cursor.at()).certain;
}

}  // namespace

bool is_second_thought(const LetterContext& context, const std::string& clause) {
  const Sentence sentence = cut(clause);
  if (takes_other_place(context, sentence)) return true;
  Cursor cursor(sentence);
  while (const std::size_t words = letter_words().slip_at(sentence, cursor.at())) cursor.skip(words);
  if (cursor.at() == 0) return false;
  cursor.take_all({"to", "towards", "its", "it", "is"});
  return sentence.words.size() - cursor.at() <= kFewWordsBehind && context.places.find(sentence, cursor.at()).certain &&
         !force_named(context, sentence, 0).certain;
}

}  // namespace estafette::campaign
