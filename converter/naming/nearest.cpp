#include "converter/naming/nearest.hpp"

#include "base/problem.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <span>

namespace estafette {
namespace {

constexpr std::size_t kMostLettersCompared = 60;
constexpr std::size_t kOneInWord = 3;  ///< one letter in so many of a word may be wrong
constexpr std::size_t kOneInAll = 5;   ///< one letter in so many of the whole, counting blanks, may be wrong

using Row = std::span<const NameToken>;

std::vector<int> numbers_in(Row tokens) {
  std::vector<int> numbers;
  for (const NameToken& token : tokens)
    if (token.number.value > 0) numbers.push_back(token.number.value);
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

/// "crops" for "corps" is one slip, not two.
std::size_t slips(const std::string& written, const std::string& word) {
  const std::size_t changed = letters_changed(written, word);
  if (changed != 2 || written.size() != word.size()) return changed;
  for (std::size_t i = 0; i + 1 < word.size(); ++i) {
    std::string swapped = word;
    std::swap(swapped[i], swapped[i + 1]);
    if (swapped == written) return 1;
  }
  return changed;
}

/// How many letters are wrong if these words are compared one by one; nothing if too many are.
std::optional<std::size_t> word_by_word(Row written, Row row) {
  std::size_t all = 0;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if ((written[i].number.value > 0) != (row[i].number.value > 0)) return std::nullopt;
    const std::size_t changed = slips(written[i].text, row[i].text);
    if (changed * kOneInWord > std::max(written[i].text.size(), row[i].text.size())) return std::nullopt;
    all += changed;
  }
  return all;
}

/// The fewest slips if the words are a row of those of the name.
std::optional<Slips> within(Row words, const std::vector<int>& numbers, Row name) {
  std::optional<Slips> fewest;
  if (words.empty() || numbers.size() == words.size()) return fewest;
  for (std::size_t at = 0; at + words.size() <= name.size(); ++at) {
    const Row row = name.subspan(at, words.size());
    if (numbers_in(row) != numbers) continue;
    const std::optional<std::size_t> letters = word_by_word(words, row);
    if (!letters) continue;
    const Slips now{*letters, name.size() - words.size()};
    if (!fewest || now < *fewest) fewest = now;
  }
  return fewest;
}

}  // namespace

Misspelt::Misspelt(std::string_view words) {
  const std::string start = shorten(words, kMostLettersCompared);
  const std::vector<NameToken> tokens = name_words().tokens(start);
  if (tokens.empty()) return;
  folded_ = fold(start);
  numbers_ = numbers_in(tokens);
  place_ = tokens;
  std::erase_if(place_, [](const NameToken& token) { return token.joint; });
  person_ = tokens;
  std::erase_if(person_, [](const NameToken& token) { return token.rank || token.joint; });
}

std::optional<Slips> Misspelt::as_letters(const std::string& folded_name) const {
  if (folded_.empty() || !numbers_.empty()) return std::nullopt;
  const std::size_t longer = std::max(folded_.size(), folded_name.size());
  if ((longer - std::min(folded_.size(), folded_name.size())) * kOneInAll > longer) return std::nullopt;
  const std::size_t changed = letters_changed(folded_, folded_name);
  if (changed * kOneInAll > longer) return std::nullopt;
  return Slips{changed, 0};
}

std::optional<Slips> Misspelt::as_words(const std::vector<NameToken>& name) const {
  const std::optional<Slips> place = within(place_, numbers_, name);
  const std::optional<Slips> person = person_ == place_ ? std::nullopt : within(person_, numbers_, name);
  if (!place || !person) return place ? place : person;
  return std::min(*place, *person);
}

}  // namespace estafette
