#include "converter/readers/spreadsheet/columns/decimals.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"
#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace estafette::readers {
namespace {

constexpr std::size_t kMostDecimals = 2;
constexpr std::size_t kThousand = 3;  ///< digits between two marks
constexpr double kFewestMen = 20;     ///< that an average may be of; fewer are a share or a thousand

bool all_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

/// "1100" of "1.100" and "1 100"; nothing if its marks part anything but thousands.
std::optional<double> whole_of(std::string_view text, char decimal_mark) {
  std::string digits;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const bool mark = at < text.size() && (text[at] == '.' || text[at] == ',' || text[at] == ' ' || text[at] == '\'');
    if (at < text.size() && !mark && !is_digit(text[at])) return std::nullopt;
    if (at < text.size() && !mark) continue;
    const std::string_view group = text.substr(from, at - from);
    const bool first = from == 0;
    if (group.empty() || (!first && group.size() != kThousand) || (mark && text[at] == decimal_mark))
      return std::nullopt;
    digits += group;
    from = at + 1;
  }
  const std::optional<int> whole = whole_number(digits);
  return whole ? std::optional<double>(*whole) : std::nullopt;
}

}  // namespace

std::optional<double> decimal_of(std::string_view cell) {
  cell = trim(cell);
  const std::size_t mark = cell.find_last_of(".,");
  if (mark == std::string_view::npos || mark == 0 || mark + 1 == cell.size()) return std::nullopt;
  const std::string_view decimals = cell.substr(mark + 1);
  const bool none_whole = cell.substr(0, mark) == "0";  // "0.125"
  if (!all_digits(decimals) || (decimals.size() > kMostDecimals && !(none_whole && decimals.size() <= kThousand)))
    return std::nullopt;
  const std::optional<double> whole = whole_of(cell.substr(0, mark), cell[mark]);
  if (!whole) return std::nullopt;
  return *whole + decimal_number("0." + std::string(decimals)).value_or(0);
}

std::string_view without_footnote(std::string_view cell) {
  constexpr std::size_t kLongestMark = 2;
  if (!cell.ends_with(']')) return cell;
  const std::size_t open = cell.find_last_of('[');
  const bool mark = open != std::string_view::npos && open > 0 && cell.size() - open - 2 <= kLongestMark &&
                    cell.size() - open > 2 && is_digit(cell.front());
  return mark ? trim(cell.substr(0, open)) : cell;
}

std::optional<int> men_of_decimal(double figure, int times) {
  constexpr double kHair = 1e-6;  // 1.2 by the thousand comes to a hair less than 1200
  const double men = figure * times + kHair;
  if (men > kLargestNumber || (men < kFewestMen && men - std::floor(men) > 2 * kHair)) return std::nullopt;
  return static_cast<int>(std::floor(men));
}

}  // namespace estafette::readers
