#include "campaign/orders/speech/departures.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <string>

namespace estafette::campaign {
namespace {

/// Behind the name with which the sentence begins, and the article before it, "El VIII Cuerpo"; 0 if it names nobody,
/// or a garrison.
std::size_t behind_name(const LetterContext& context, const Sentence& sentence) {
  Cursor cursor(sentence);
  if (!context.own.find(sentence, 0).certain) cursor.take({"now"});
  const Match own = context.own.find(sentence, cursor.at());
  if (!own.certain || !own.one()) return 0;
  const Force* force = find_force(context.state, {context.own[own.found.front()].id});
  if (force == nullptr || force->duty == Duty::garrison) return 0;
  cursor.skip(own.words);
  const Match again = context.own.find(sentence, cursor.at());  // "Ney (III)"
  if (!cursor.done() && cursor.gap() == Gap::bracket &&
      std::find(again.found.begin(), again.found.end(), own.found.front()) != again.found.end())
    cursor.skip(again.words);
  return cursor.at();
}

/// Behind "will", "is to".
std::size_t behind_modals(const Sentence& sentence, std::size_t from) {
  Cursor cursor(sentence, from);
  cursor.take_all({"will", "shall", "must", "should", "is", "are", "to"});
  return cursor.at();
}

/// The march that is told behind the departure, as it is to be read; empty if none is.
std::string march_behind(const LetterContext& context, Cursor cursor, bool from_place) {
  const Sentence& sentence = cursor.sentence();
  const auto rest = [&](std::size_t word) { return sentence.text.substr(sentence.words[word].begin); };
  const std::size_t before = cursor.at();
  cursor.take_all({"and", "then"});
  if (cursor.done()) return {};
  const bool joined = cursor.at() > before || cursor.gap() == Gap::comma;
  if (from_place && joined) {
    const VerbFound verb = verb_at(sentence, cursor.at());
    const bool marches = verb.verb != nullptr && verb.verb->kind &&
                         (verb.verb->kind == OrderKind::march || verb.verb->kind == OrderKind::force_march);
    if (marches || goes_to(context, cursor)) return rest(cursor.at());
  }
  if (goes_to(context, cursor)) return rest(cursor.at());
  Cursor aim = cursor;
  const bool french = !aim.done() && sentence.words[aim.at()].plain == "pour";
  if (french) aim.skip(1);
  if ((french || aim.take({"for"})) && context.places.find(sentence, aim.at()).certain) return "to " + rest(aim.at());
  return {};
}

}  // namespace

Sentence without_departure(const LetterContext& context, Sentence sentence) {
  const std::size_t named = behind_name(context, sentence);
  const std::size_t departs = behind_modals(sentence, named);
  const std::size_t words = named == 0 ? 0 : letter_words().departs_at(sentence, departs);
  if (words == 0) return sentence;
  Cursor cursor(sentence, departs + words);
  cursor.take_all({"from", "of"});
  const std::size_t begin = cursor.at();
  const Match place = context.places.find(sentence, begin);
  const bool from_place = place.certain && place.one();
  if (from_place) cursor.skip(place.words);
  const std::string march = march_behind(context, cursor, from_place);
  if (march.empty()) return sentence;
  const std::string from = from_place ? " from " + sentence.between(begin, cursor.at()) : std::string();
  return cut(sentence.between(0, named) + from + " " + march);
}

}  // namespace estafette::campaign
