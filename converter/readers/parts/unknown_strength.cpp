#include "converter/readers/parts/unknown_strength.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>
#include <cstddef>

namespace estafette::readers {

namespace {

constexpr std::ptrdiff_t kMostBlanks = 6;  ///< in "1st Battery, Michigan Light Artillery (2 guns)"

/// The line with "[?]" for what it ends with behind its name.
std::string noted(std::string_view line, std::size_t end) {
  std::string_view name = trim(trim(line).substr(0, trim(line).size() - end));
  while (!name.empty() && std::string_view(",:|").find(name.back()) != std::string_view::npos)
    name = trim(name.substr(0, name.size() - 1));
  if (name.empty() || std::count(name.begin(), name.end(), ' ') > kMostBlanks) return std::string(line);
  return std::string(name) + " [?]";
}

}  // namespace

std::string with_unknown_noted(std::string_view line) {
  return trim(line).ends_with(" ?") ? noted(line, 2) : std::string(line);
}

std::string with_no_answer_noted(std::string_view line) {
  return trim(line).ends_with(" n/a") || trim(line).ends_with(" N/A") ? noted(line, 4) : std::string(line);
}

std::string with_no_figure_noted(std::string_view line) {
  return trim(line).ends_with(" n.a.") || trim(line).ends_with(" k.A.") ? noted(line, 5) : std::string(line);
}

std::string with_dash_noted(std::string_view line) {
  const std::string_view text = trim(line);
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || !is_digit(text.front())) return std::string(line);
  const std::string_view behind = trim(text.substr(colon + 1)), name = trim(text.substr(0, colon));
  const bool named = std::any_of(name.begin(), name.end(), is_any_letter);
  return is_dash(behind) && named ? std::string(name) + " [?]" : std::string(line);
}

}  // namespace estafette::readers
