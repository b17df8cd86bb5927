// What a misspelt name may have meant. It is only suggested, never taken.
#include "base/problem.hpp"
#include "base/text.hpp"
#include "converter/naming/catalogue.hpp"

#include <algorithm>
#include <tuple>

namespace estafette {
namespace {

constexpr std::size_t kMostLettersCompared = 60;
constexpr std::size_t kOneInWord = 3;  ///< one letter in so many of a word may be wrong
constexpr std::size_t kOneInAll = 5;   ///< one letter in so many of the whole, counting blanks, may be wrong

using Row = std::vector<NameToken>;

std::vector<int> numbers_in(const Row& tokens) {
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
std::size_t word_by_word(const Row& written, const Row& row) {
  std::size_t all = 0;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if ((written[i].number.value > 0) != (row[i].number.value > 0)) return std::string::npos;
    const std::size_t changed = slips(written[i].text, row[i].text);
    if (changed * kOneInWord > std::max(written[i].text.size(), row[i].text.size())) return std::string::npos;
    all += changed;
  }
  return all;
}

/// The same for "IIICorps": blanks are letters.
std::size_t as_a_whole(const std::string& written, const std::string& name) {
  const std::size_t longer = std::max(written.size(), name.size());
  if ((longer - std::min(written.size(), name.size())) * kOneInAll > longer) return std::string::npos;
  const std::size_t changed = letters_changed(written, name);
  return changed * kOneInAll > longer ? std::string::npos : changed;
}

}  // namespace

std::string Catalogue::nearest_to(std::string_view written) const {
  const std::string start = shorten(written, kMostLettersCompared);
  const Row tokens = name_words().tokens(start);
  if (tokens.empty()) return {};
  const std::vector<int> numbers = numbers_in(tokens);
  Row person = tokens;
  std::erase_if(person, [](const NameToken& token) { return token.rank || token.joint; });
  Row place = tokens;
  std::erase_if(place, [](const NameToken& token) { return token.joint; });
  const std::string folded = fold(start);
  constexpr std::size_t kFar = std::string::npos;
  auto best = std::tuple(kFar, kFar, 0, std::string(), std::string());
  std::size_t found = kFar;
  for (std::size_t i = 0; i < all_.size(); ++i) {
    std::size_t changed = numbers.empty() ? as_a_whole(folded, spelt_[i]) : kFar;
    std::size_t more = 0;  // words of the name that were not written
    const auto compare = [&](const Row& words, const Row& alias) {
      if (words.empty() || numbers.size() == words.size()) return;
      for (std::size_t at = 0; at + words.size() <= alias.size(); ++at) {
        const Row row(alias.begin() + static_cast<std::ptrdiff_t>(at),
                      alias.begin() + static_cast<std::ptrdiff_t>(at + words.size()));
        if (numbers_in(row) != numbers) continue;
        const std::size_t now = word_by_word(words, row);
        if (std::tuple(now, alias.size() - words.size()) >= std::tuple(changed, more)) continue;
        changed = now;
        more = alias.size() - words.size();
      }
    };
    for (const Alias& alias : aliases_[i]) {
      compare(place, alias.tokens);
      if (person != place) compare(person, alias.tokens);
    }
    if (changed == kFar) continue;
    const auto now = std::tuple(changed, more, all_[i].behind, all_[i].name, all_[i].id);
    if (found != kFar && now >= best) continue;
    best = now;
    found = i;
  }
  return found == kFar ? std::string() : sure_name(found);
}

}  // namespace estafette
