#include "converter/readers/copied/prints/typing_slips.hpp"

#include "base/letters.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace estafette::readers {
namespace {

constexpr std::string_view kLettersLeftOut =
    "eaionrstlcdmuhgpbvfkzyxwjq";  ///< those that are left out most often first

char capital_of(char small) {
  return is_small(small) ? static_cast<char>(small - 'a' + 'A') : small;
}

}  // namespace

std::vector<std::string> one_slip_away(std::string_view word) {
  std::vector<std::string> meant;
  const std::size_t last = word.size() < 2 ? 0 : word.size() - 1;
  const auto without = [&](std::size_t at) { return std::string(word).erase(at, 1); };
  const auto with = [&](std::size_t at, char letter) { return std::string(word).insert(at, 1, letter); };
  for (std::size_t at = 1; at < last; ++at) meant.push_back(with(at, word[at]));
  for (std::size_t at = 1; at < last; ++at)
    if (word[at] == word[at - 1]) meant.push_back(without(at));
  for (std::size_t at = 1; at + 1 < last; ++at) {
    meant.emplace_back(word);
    std::swap(meant.back()[at], meant.back()[at + 1]);
  }
  for (std::size_t at = 1; at <= last; ++at)
    for (const char letter : kLettersLeftOut)
      if (std::string other = with(at, letter); !makes_one_letter(other, at)) meant.push_back(std::move(other));
  for (std::size_t at = 1; at < last; ++at) meant.push_back(without(at));
  return meant;
}

bool makes_one_letter(std::string_view word, std::size_t at) {
  constexpr std::string_view kFirst = "aou";
  const auto pair = [&](std::size_t first) {
    return word[first + 1] == 'e' && kFirst.find(word[first]) != std::string_view::npos;
  };
  return pair(at) || pair(at - 1);
}

std::string in_letters_of(std::string_view typed, std::string word) {
  const bool small = std::any_of(typed.begin(), typed.end(), [](char c) { return is_small(c); });
  const bool all = !small && typed.size() > 1;
  const bool first = all || (!typed.empty() && !is_small(typed.front()));
  if (first && !word.empty()) word.front() = capital_of(word.front());
  if (all) std::transform(word.begin(), word.end(), word.begin(), capital_of);
  return word;
}

}  // namespace estafette::readers
