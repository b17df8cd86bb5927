#include "campaign/orders/speech/turns_of_phrase.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/prose.hpp"
#include "campaign/state/questions.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <optional>

namespace estafette::campaign {
namespace {

constexpr int kMostTried =
    12;  ///< turns of phrase of one sort in a sentence, and names in a row: names take long to find

Sentence cut_part(const std::string& text) {
  return without_asides(cut(text));
}

/// The words from `first` on as written, with what stands behind the last.
std::string text_from(const Sentence& sentence, std::size_t first) {
  return first < sentence.words.size() ? sentence.text.substr(sentence.words[first].begin) : std::string();
}

/// True if a name of the catalogue, or its number, ends right before that word.
bool name_ends(const Catalogue& names, const Sentence& sentence, std::size_t word) {
  constexpr std::size_t kLongest = 4;  // words
  for (std::size_t words = 1; words <= kLongest && words <= word; ++words) {
    const Match match = names.find(sentence, word - words);
    if (match.certain && match.words == words) return true;
  }
  return false;
}

/// The words there that join two names, or a place and an order, with the article behind them: "y el"; 0 if they do
/// not.
std::size_t joins_names(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  const std::size_t words = letter_words().and_between_names_at(sentence, word);
  if (words == 0 || word == 0 || word + words >= sentence.words.size()) return 0;
  Cursor next(sentence, word + words);
  if (number_in(sentence.words[word - 1].plain) > 0 && number_in(sentence.words[next.at()].plain) > 0) return words;
  if (sentence.words[next.at()].plain.size() > 1) next.take({"now", "of"});
  const bool to_force = context.own.find(sentence, next.at()).certain;
  if (name_ends(context.own, sentence, word) && to_force) return next.at() - word;
  const bool behind_place = name_ends(context.places, sentence, word);
  if (behind_place && to_force && order_begins(context, next)) return next.at() - word;
  return behind_place && (verb_at(sentence, word + words).verb != nullptr ||
                          context.places.find(sentence, word + words).certain)
             ? words
             : 0;
}

/// Behind the names with which a sentence begins, "III Corps and VI Corps"; 0 if it begins with none.
std::size_t behind_names(const LetterContext& context, const Sentence& sentence) {
  Cursor cursor(sentence);
  cursor.take_all({"now", "and", "then"});  // "Bitte III. Korps ..."
  std::size_t end = 0;
  for (int names = 0; names < kMostTried && !cursor.done(); ++names) {
    const Match own = context.own.find(sentence, cursor.at());
    if (!own.certain || own.words == 0) break;
    cursor.skip(own.words);
    end = cursor.at();
    if (!cursor.take({"and"}) && cursor.gap() != Gap::comma) break;
  }
  return end;
}

/// True if the last words are a verb of another language, or send somebody.
bool ends_with_verb(const Sentence& sentence) {
  constexpr std::size_t kLongestVerb = 4;  // words
  const std::size_t words = sentence.words.size();
  for (std::size_t last = 1; last <= kLongestVerb && last < words; ++last) {
    const VerbFound verb = verb_at(sentence, words - last);
    if ((verb.verb != nullptr && verb.foreign && verb.words == last) ||
        letter_words().sends_at(sentence, words - last) == last)
      return true;
  }
  return false;
}

/// The force whose division may be left out: the one that the sentence names first, or else the only one ordered.
const Force* whose_divisions(const LetterContext& context, const Sentence& sentence,
                             const std::vector<ForceId>& current) {
  const Match own = context.own.find(sentence, 0);
  if (own.certain && own.one()) return find_force(context.state, {context.own[own.found.front()].id});
  return current.size() == 1 && !own.certain ? find_force(context.state, current.front()) : nullptr;
}

/// Divisions that are left out, and where their names end.
struct LeftOut {
  std::vector<std::string> names;  ///< of those that are still with their corps
  std::size_t end = 0;             ///< 0: none is named
};

LeftOut left_out_at(const LetterContext& context, const Sentence& sentence, std::size_t from, const Force& force,
                    const Catalogue& divisions) {
  LeftOut found;
  Cursor cursor(sentence, from);
  while (!cursor.done()) {
    cursor.take_all({"of", "now"});  // "ohne die 8. Division"
    const Match division = divisions.find(sentence, cursor.at());
    const Match own = context.own.find(sentence, cursor.at());
    const Force* alone =
        own.certain && own.one() ? find_force(context.state, {context.own[own.found.front()].id}) : nullptr;
    if (division.one() && division.certain && divisions.size() > 1) {
      found.names.push_back(divisions[division.found.front()].name);
      cursor.skip(division.words);
    } else if (alone != nullptr && alone->id != force.id && echelon(*alone) == Echelon::division) {
      cursor.skip(own.words);
    } else {
      break;
    }
    found.end = cursor.at();
    if (!cursor.take({"and"}) && cursor.gap() != Gap::comma) break;
  }
  return found;
}

}  // namespace

std::string with_signs_in_words(std::string clause) {
  const auto blank = [&](std::size_t at) { return at >= clause.size() || clause[at] == ' ' || clause[at] == '\t'; };
  for (std::size_t at = clause.find('@'); at != std::string::npos; at = clause.find('@', at + 1)) {
    const bool begins = clause.find_first_not_of(" \t") == at;
    if (begins || !blank(at - 1)) continue;
    clause.replace(at, 1, blank(at + 1) ? "at" : "at ");
  }
  return clause;
}

Sentence with_and_between_names(const LetterContext& context, Sentence sentence) {
  std::string text;
  std::size_t done = 0;  // bytes
  int tried = 0;
  for (std::size_t i = 0; i < sentence.words.size() && tried < kMostTried; ++i) {
    if (letter_words().and_between_names_at(sentence, i) == 0) continue;
    ++tried;
    const std::size_t words = joins_names(context, sentence, i);
    if (words == 0) continue;
    text += sentence.text.substr(done, sentence.words[i].begin - done) + "and";
    done = sentence.words[i + words - 1].end;
  }
  if (done > 0) sentence = cut_part(text + sentence.text.substr(done));
  return sentence;
}

std::vector<Sentence> side_by_side(const LetterContext& context, const Sentence& sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const std::size_t words = letter_words().meanwhile_at(sentence, i);
    if (words == 0 || !context.own.find(sentence, i + words).certain) continue;
    if (i > 0) return {cut_part(sentence.between(0, i)), cut_part(text_from(sentence, i + words))};
    for (std::size_t k = i + words + 1; k < sentence.words.size(); ++k)
      if (sentence.before(k) == Gap::comma &&
          (verb_at(sentence, k).verb != nullptr || context.own.find(sentence, k).certain))
        return {cut_part(sentence.between(words, k)), cut_part(text_from(sentence, k))};
    return {cut_part(text_from(sentence, words))};
  }
  return {sentence};
}

Sentence with_last_verb_behind_names(const LetterContext& context, Sentence sentence) {
  const std::size_t words = sentence.words.size();
  if (!ends_with_verb(sentence)) return sentence;
  const std::size_t names = behind_names(context, sentence);
  if (names == 0 || names >= words || sentence.before(names) == Gap::colon) return sentence;
  std::size_t verb = names;
  VerbFound found;
  for (; verb < words && found.verb == nullptr && letter_words().sends_at(sentence, verb) == 0; ++verb)
    found = verb_at(sentence, verb);
  if (found.verb != nullptr) --verb;
  const std::size_t length = found.verb != nullptr ? found.words
                             : verb < words        ? letter_words().sends_at(sentence, verb)
                                                   : 0;
  if (length == 0 || verb == names || verb + length != words) return sentence;
  const bool marches =
      found.verb == nullptr ||
      (found.foreign && (found.verb->kind == OrderKind::march || found.verb->kind == OrderKind::force_march));
  if (!marches || !goes_to(context, Cursor(sentence, names))) return sentence;
  const std::string way = sentence.between(names, verb);
  const std::string said = found.verb != nullptr ? sentence.between(verb, words) : to_string(OrderKind::march);
  return cut_part(fmt::format("{} {} {}", sentence.between(0, names), said, way));
}

std::vector<Sentence> with_divisions_left_out(const LetterContext& context, const Sentence& sentence,
                                              const std::vector<ForceId>& current) {
  const Force* force = nullptr;
  std::optional<Catalogue> divisions;
  int tried = 0;
  for (std::size_t i = 0; i < sentence.words.size() && tried < kMostTried; ++i) {
    const std::size_t words = letter_words().less_at(sentence, i);
    if (words == 0) continue;
    if (++tried == 1) force = whose_divisions(context, sentence, current);
    if (force == nullptr) return {sentence};
    if (!divisions) divisions = divisions_in(*force);
    const LeftOut out = left_out_at(context, sentence, i + words, *force, *divisions);
    if (out.end == 0) continue;
    const std::string behind = text_from(sentence, out.end);
    const bool heading = behind.empty() && sentence.at_end == Gap::colon;
    const std::size_t named = context.own.find(sentence, 0).certain ? context.own.find(sentence, 0).words : 0;
    const std::string who = named > 0 ? context.own.sure_name(force->id.slug) + ": " : "";
    const std::string before = i > named ? sentence.between(named, i) : std::string();
    if (before.empty() && behind.empty() && !heading) return {sentence};  // nothing is ordered
    std::vector<Sentence> parts;
    if (!out.names.empty()) parts.push_back(cut(fmt::format("{}detach {}", who, fmt::join(out.names, ", "))));
    const std::string rest = before.empty() ? behind : behind.empty() ? before : before + " " + behind;
    parts.push_back(cut_part(who + rest));
    return parts;
  }
  return {sentence};
}

}  // namespace estafette::campaign
