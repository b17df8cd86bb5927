#include "converter/readers/text/named/numbered_headings.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {
namespace {

/// The number of "7. TROOPS IN RESERVE"; nothing of a line with small letters, or without letters.
std::optional<int> number_of_heading(std::string_view line) {
  constexpr std::size_t kLongestNumber = 2, kFewestLetters = 6;
  std::size_t end = 0;
  int number = 0;
  while (end < line.size() && end < kLongestNumber && is_digit(line[end])) number = 10 * number + (line[end++] - '0');
  if (end == 0 || !line.substr(end).starts_with(". ")) return std::nullopt;
  const std::string_view name = line.substr(end);
  const auto letters = std::count_if(name.begin(), name.end(), [](char c) { return is_capital(c); });
  const bool small = std::any_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  return small || letters < static_cast<std::ptrdiff_t>(kFewestLetters) ? std::nullopt : std::optional(number);
}

/// The name of a command in a heading, before a country to which it went: "TROOPS WHICH ENTERED" of "TROOPS WHICH
/// ENTERED SPAIN IN JUNE", since the country is not theirs.
std::string name_in_heading(std::string_view line, const PhraseBook& words) {
  const Tokens tokens = tokens_of(line);
  constexpr std::size_t kShortest = 2;  // a number and a word
  for (std::size_t at = kShortest; at < tokens.size(); ++at)
    if (words.has(Sense::country, tokens, at)) return tidy(line.substr(0, tokens[at].begin));
  return tidy(line);
}

}  // namespace

void find_numbered_headings(std::vector<TextNode>& rows, const PhraseBook& words) {
  const TextNode* before = nullptr;  // the command with the number before
  int last = 0;
  for (TextNode& row : rows) {
    const std::optional<int> number = number_of_heading(row.line.text);
    if (!number) continue;
    const bool next = before != nullptr && *number == last + 1 && before->item.level;
    const bool other = !row.formation() && row.item.units.empty() && !row.item.parts.facts.figures();
    if (next && (other || (row.formation() && !row.item.level))) {
      if (other) {
        row.item = {};
        row.item.is = Item::Is::formation;
        row.item.parts.name = name_in_heading(row.line.text, words);
        if (const std::string whole = tidy(row.line.text); row.item.parts.name != whole) row.item.parts.note = whole;
      }
      row.item.level = before->item.level;
      row.item.parts.guessed.push_back(fmt::format("level {}, from its number", to_string(*row.item.level)));
    }
    before = row.formation() ? &row : nullptr;
    last = *number;
  }
}

}  // namespace estafette::readers
