#include "converter/readers/retold/labels/letters_of_batteries.hpp"

#include "base/letters.hpp"
#include "base/rewriting.hpp"
#include "base/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace estafette::readers {
namespace {

constexpr std::array<std::string_view, 3> kMarks = {"\"", "\u201C", "\u201D"};

/// The bytes of the mark of quotation at that place; 0 if none is there.
std::size_t mark_at(std::string_view line, std::size_t at) {
  for (const std::string_view mark : kMarks)
    if (line.substr(at).starts_with(mark)) return mark.size();
  return 0;
}

/// Behind "Art.", "Artillery", which may stand at `at`; nothing if no such word does.
std::size_t behind_artillery(std::string_view line, std::size_t at) {
  for (const std::string_view word : {"artillery", "arty.", "art."})
    if (fold(line.substr(at, word.size())) == word) return at + word.size();
  return std::string_view::npos;
}

/// A number stands in the entry before `at`: "1st Ill.", and no heading of artillery.
bool numbered_before(std::string_view line, std::size_t at) {
  const std::string_view before = line.substr(0, at);
  const std::size_t mark = before.find_last_of(",;:");
  return has_digit(before.substr(mark == std::string_view::npos ? 0 : mark + 1));
}

/// Behind "Co. M" at `at`; npos if no company or battery with a letter stands there.
std::size_t behind_company(std::string_view line, std::size_t at) {
  for (const std::string_view word : {"company", "battery", "batt'y", "co.", "batt.", "bat."}) {
    if (fold(line.substr(at, word.size())) != word || !line.substr(at + word.size()).starts_with(' ')) continue;
    const std::size_t letter = at + word.size() + 1;
    const bool alone = letter < line.size() && is_capital(line[letter]) &&
                       (letter + 1 == line.size() || line.find_first_of(",;. ", letter + 1) == letter + 1);
    if (alone) return letter + 1;
  }
  return std::string_view::npos;
}

}  // namespace

std::string without_marks_round_letters(std::string_view line) {
  Rewriting told(line);
  for (std::size_t at = 0; at < line.size(); ++at) {
    const std::size_t open = mark_at(line, at);
    const std::size_t letter = at + open;
    if (open == 0 || at == 0 || line[at - 1] != ' ' || letter >= line.size() || !is_capital(line[letter])) continue;
    const bool point = letter + 1 < line.size() && (line[letter + 1] == ',' || line[letter + 1] == '.');
    const std::size_t close = letter + (point ? 2 : 1);
    const std::size_t closing = close < line.size() ? mark_at(line, close) : 0;
    if (closing == 0) continue;
    told.put(at, close + closing, line.substr(letter, close - letter));
    at = close + closing - 1;
  }
  return told.text();
}

std::string with_company_of_artillery_in_brackets(std::string_view line) {
  Rewriting told(line);
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (at == 0 || line[at - 1] != ' ' || !numbered_before(line, at)) continue;
    const std::size_t comma = behind_artillery(line, at);
    if (comma == std::string_view::npos || !line.substr(comma).starts_with(", ")) continue;
    const std::size_t company = comma + 2, end = behind_company(line, company);
    if (end == std::string_view::npos) continue;
    // "1st Ill. Art., Battery M, 2nd Ill. Art." has the battery of the second where the words go on without a number
    const std::string_view behind = trim(line.substr(std::min(end + 1, line.size())));
    const bool ends = end == line.size() || behind.empty() || line[end] == ';' || line[end] == '.' ||
                      (line[end] == ',' && is_digit(behind.front()) && fold(behind).find("bat") != std::string::npos);
    if (!ends) continue;
    told.put(comma, end, " (" + std::string(line.substr(company, end - company)) + ")");
    at = end - 1;
  }
  return told.text();
}

}  // namespace estafette::readers
