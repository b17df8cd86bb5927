#include "campaign/orders/sentence/cursor.hpp"

#include "base/problem.hpp"
#include "campaign/names/candidates.hpp"
#include "campaign/orders/mail/letter_words.hpp"

#include <algorithm>
#include <string_view>

namespace estafette::campaign {
namespace {

/// A phrase ends at a comma, a dash or a stop, and also at these words.
bool ends_phrase(const std::string& plain) {
  for (const char* word : {"to", "via", "with", "and", "then", "at", "from"})
    if (plain == word) return true;
  return false;
}

/// True for a word as it is spelt, whose plain form has no "ae", "oe" and "ue": "dos" is "does", "qe" is "que".
bool is_spelt(std::string_view plain, std::string_view word) {
  std::size_t same = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    const bool umlaut = i > 0 && word[i] == 'e' && std::string_view("aou").find(word[i - 1]) != std::string_view::npos;
    if (umlaut) continue;
    if (same >= plain.size() || plain[same] != word[i]) return false;
    ++same;
  }
  return same == plain.size();
}

}  // namespace

std::string Cursor::word(std::size_t ahead) const {
  if (at_ + ahead >= sentence_->words.size()) return {};
  return letter_words().in_english(sentence_->words[at_ + ahead].plain);
}

bool Cursor::take(std::initializer_list<const char*> words) {
  const std::string here = word();
  if (here.empty() ||
      std::none_of(words.begin(), words.end(), [&](const char* one) { return here == one || is_spelt(here, one); }))
    return false;
  ++at_;
  return true;
}

void Cursor::take_all(std::initializer_list<const char*> words) {
  while (take(words)) {
  }
}

std::string Cursor::phrase() const {
  std::size_t end = at_ + 1;
  while (end < sentence_->words.size() && sentence_->words[end].before <= Gap::bracket &&
         !ends_phrase(letter_words().in_english(sentence_->words[end].plain)))
    ++end;
  return sentence_->between(at_, end);
}

void not_understood(const std::string& found, const std::string& expected, const std::string& remedy) {
  throw Refusal(Problem{"", 0, "", found, expected, remedy});
}

std::size_t one_named(Cursor& cursor, const Catalogue& names, const std::string& what) {
  if (cursor.done()) not_understood(cursor.sentence().text, what, "The sentence stops before it");
  const Match match = names.find(cursor.sentence(), cursor.at());
  if (!match.one()) {
    const std::string words =
        match.found.empty() ? cursor.phrase() : cursor.sentence().between(cursor.at(), cursor.at() + match.words);
    const Meaning meaning{match.found, match.whole, match.found.empty() ? names.nearest_to(words) : ""};
    throw Refusal(not_the_one(names, words, meaning, {.file = "", .expected = what}));
  }
  cursor.skip(match.words);
  return match.found.front();
}

std::size_t the_one(const Catalogue& names, const std::string& name, const std::string& what) {
  const Meaning meaning = names.find(name);
  if (!meaning.one()) throw Refusal(not_the_one(names, name, meaning, {.file = "", .expected = what}));
  return meaning.fits.front();
}

}  // namespace estafette::campaign
