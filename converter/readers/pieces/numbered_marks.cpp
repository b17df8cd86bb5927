#include "converter/readers/pieces/numbered_marks.hpp"

#include "base/letters.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace estafette::readers {
namespace {

constexpr std::size_t kFewestMarks = 5;
constexpr std::size_t kLongestMark = 2;  ///< digits

/// The figure in a bracket that holds nothing else; 0 if it holds anything else.
int figure_in(std::string_view inside) {
  if (inside.empty() || inside.size() > kLongestMark || !std::all_of(inside.begin(), inside.end(), is_digit)) return 0;
  return whole_number(inside).value_or(0);
}

/// The last letter or sign before a bracket is none of a figure, and stands on the same line.
bool stands_behind_word(std::string_view text, std::size_t open) {
  const std::size_t before = open == 0 ? std::string_view::npos : text.find_last_not_of(" \t", open - 1);
  if (before == std::string_view::npos) return false;
  const char last = text[before];
  return last != '\n' && last != '\r' && last != '\v' && !is_digit(last) && last != ',' && last != ';' && last != ':';
}

}  // namespace

std::string without_numbered_marks(std::string text, std::string& note) {
  std::vector<std::pair<std::size_t, std::size_t>> marks;  // from the blank before each to its end
  int last = 0;
  for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
    const std::size_t close = text.find(')', open);
    if (close == std::string::npos) break;
    const int figure = figure_in(std::string_view(text).substr(open + 1, close - open - 1));
    if (figure == 0) continue;
    if (!stands_behind_word(text, open) || (!marks.empty() && figure != last + 1)) return text;
    last = figure;
    const bool blank = text[open - 1] == ' ';
    marks.emplace_back(open - (blank ? 1 : 0), close + 1);
  }
  if (marks.size() < kFewestMarks) return text;
  note = fmt::format("figures in brackets from ({}) to ({}) left out as marks of footnotes",
                     last - static_cast<int>(marks.size()) + 1, last);
  for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) text.erase(mark->first, mark->second - mark->first);
  return text;
}

}  // namespace estafette::readers
