#include "campaign/orders/speech/strangers.hpp"

#include "base/ascii.hpp"
#include "base/letters.hpp"
#include "base/text.hpp"
#include "campaign/names/candidates.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestStranger = 3;  ///< words of his name

bool condition_begins_at(const Sentence& sentence, std::size_t word) {
  const std::string& plain = letter_words().in_english(sentence.words[word].plain);
  return plain == "if" || plain == "unless" || plain == "when";
}

/// "0600", "1813": an hour or a year, and no part of a name.
bool has_four_digits(const std::string& plain) {
  return plain.size() == 4 && plain.find_first_not_of("0123456789") == std::string::npos;
}

/// True if the words are spelt nearly like a name, though no name is there.
bool is_near(const Catalogue& names, const Sentence& sentence, std::size_t from, std::size_t to) {
  return names.find(sentence, from).found.empty() && !names.nearest_to(sentence.between(from, to)).empty();
}

/// "Vandame: by Neuburg to Rain", "Vandame to Ingolstad": a slip in the name, and behind it a place, which may have a
/// slip too.
bool sends_somebody_misspelt(const LetterContext& context, const Sentence& sentence, std::size_t first, bool to_place) {
  const std::size_t words = sentence.words.size();
  for (std::size_t i = first + 1; i < words && i <= first + kLongestStranger; ++i) {
    const Gap gap = sentence.before(i);
    const bool parted = gap == Gap::dash || gap == Gap::colon;
    const Cursor behind(sentence, i);
    const std::string word = behind.word();
    const bool aims = parted || word == "to" || word == "via" || word == "by";
    if (!aims || !is_near(context.own, sentence, first, i)) continue;
    if (to_place) return true;
    for (std::size_t k = i; k < words; ++k)
      if (is_near(context.places, sentence, k, k + 1)) return true;
  }
  return false;
}

/// "Tsar Alexander and King Frederick William to Jena": names that begin with capitals, "and" between them, and a
/// place.
bool sends_several_strangers(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  constexpr std::size_t kLongest = 8;  // words of their names
  for (std::size_t i = first; i < sentence.words.size() && i <= first + kLongest; ++i) {
    if (i > first && goes_to(context, Cursor(sentence, i))) return true;
    const char begins = sentence.text[sentence.words[i].begin];
    const bool capital = static_cast<unsigned char>(begins) >= 0x80 || ascii_small(begins) != begins;
    if (!capital && (i == first || Cursor(sentence, i).word() != "and")) return false;
  }
  return false;
}

}  // namespace

bool sends_somebody(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  const std::size_t words = sentence.words.size();
  bool to_place = false, year = false;
  for (std::size_t i = first; i < words; ++i) {
    to_place = to_place || context.places.find(sentence, i).certain;
    year = year || has_four_digits(sentence.words[i].plain);
  }
  if (to_place && condition_begins_at(sentence, first)) return true;
  for (std::size_t i = first + 1; i < words && i <= first + kLongestStranger; ++i) {
    if (goes_to(context, Cursor(sentence, i))) return true;
    const Gap gap = sentence.before(i);
    if (gap == Gap::colon && letter_words().wishes_at(sentence, i) > 0)
      return true;  // "Bourcier: keep an eye on Yorck"
    if ((gap == Gap::dash || gap == Gap::colon) && !year && context.places.find(sentence, i).certain) return true;
  }
  if (year) return false;
  if (sends_several_strangers(context, sentence, first)) return true;
  if (sends_somebody_misspelt(context, sentence, first, to_place)) return true;
  if (to_place && words - first > 1 && is_near(context.own, sentence, first, first + 1)) return true;
  if (words - first < 2 || words - first > kLongestStranger) return false;
  const auto near = [](const Catalogue& names, const Sentence& said, std::size_t word) {
    return !names.nearest_to(said.between(word, word + 1)).empty();
  };
  return near(context.own, sentence, first) && (to_place || near(context.places, sentence, words - 1));
}

bool sends_division(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  bool somewhere = false;
  for (std::size_t i = first + 1; i < sentence.words.size() && !somewhere; ++i)
    somewhere = context.places.find(sentence, i).certain || force_named(context, sentence, i).certain;
  if (!somewhere) return false;  // most lines are none, and divisions take long to look up
  for (const Force& force : context.state.forces) {
    if (force.side != context.side || echelon(force) == Echelon::division) continue;
    const Match division = divisions_in(force).find(sentence, first);
    if (!division.one() || !division.certain) continue;
    for (std::size_t i = first + division.words; i < sentence.words.size(); ++i)
      if (context.places.find(sentence, i).certain || force_named(context, sentence, i).certain) return true;
  }
  return false;
}

bool player_marches(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  if (letter_words().pronoun(sentence.words[first].plain) != "you" ||
      letter_words().is_reader(sentence.words[first].plain))
    return false;
  Cursor cursor(sentence, first + 1);
  cursor.take_all({"will", "shall"});
  const VerbFound verb = verb_at(sentence, cursor.at());
  if (verb.verb == nullptr || !verb.verb->kind) return false;
  cursor.skip(verb.words);
  if (*verb.verb->kind == OrderKind::stand || *verb.verb->kind == OrderKind::withdraw_if_attacked) {
    cursor.take_all({"at", "in", "here", "there"});
    return cursor.done() || context.places.find(sentence, cursor.at()).certain;  // "We stand.", "I hold Jena"
  }
  if (*verb.verb->kind != OrderKind::march) return false;
  return goes_to(context, cursor) || context.places.find(sentence, cursor.at()).certain;
}

bool goes_along(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  constexpr std::size_t kLongest = 2;  // words of who goes
  for (std::size_t i = first + 1; i < sentence.words.size() && i <= first + kLongest; ++i) {
    if (Cursor(sentence, i).word() != "with") continue;
    const Match own = context.own.find(sentence, i + 1);
    return own.certain && i + 1 + own.words == sentence.words.size();
  }
  return false;
}

bool may_be_a_name(const LetterLine& line) {
  constexpr std::size_t kMostWords = 3;    // "General Count Dupont", without an article
  constexpr std::size_t kMostFigures = 2;  // "14th", but not "20,000 men"
  if (line.clauses.size() != 1) return false;
  const std::string_view text = trim(line.clauses.front());
  const Sentence said = cut(std::string(text));
  if (said.words.empty() || said.words.size() > kMostWords) return false;
  if (std::string_view(".!?,").find(text.back()) != std::string_view::npos) return false;
  const std::string& first = said.words.front().plain;
  const bool article = said.words.front().begin > 0;
  if (letter_words().is_courtesy(first) || letter_words().is_aside(first) ||
      letter_words().is_form(words_as_they_are(text)) || letter_words().filler_at(said, 0) > 0 ||
      !letter_words().pronoun(first).empty() || (!article && verb_at(said, 0).verb != nullptr))
    return false;
  if (static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_digit)) > kMostFigures) return false;
  const char begins = text.substr(said.words.front().begin).front();
  return article || is_digit(begins) || static_cast<unsigned char>(begins) >= 0x80 || ascii_small(begins) != begins;
}

}  // namespace estafette::campaign
