#include "converter/readers/parts/unknown_strength.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/signs.hpp"

#include <algorithm>

namespace estafette::readers {

std::string with_unknown_noted(std::string_view line) {
  constexpr std::string_view kUnknown = " ?";
  constexpr std::ptrdiff_t kMostBlanks = 6;  // in "1st Battery, Michigan Light Artillery (2 guns)"
  const std::string_view text = trim(line);
  if (!text.ends_with(kUnknown)) return std::string(line);
  const std::string_view name = trim(text.substr(0, text.size() - kUnknown.size()));
  if (name.empty() || std::count(name.begin(), name.end(), ' ') > kMostBlanks) return std::string(line);
  return std::string(name) + " [?]";
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
