#include "converter/readers/spreadsheet/columns/title_cells.hpp"

#include "base/letters.hpp"

#include <algorithm>

namespace estafette::readers {

bool may_be_title(std::string_view cell) {
  if (cell.empty() || is_digit(cell.front())) return false;
  const std::size_t colon = cell.find(':');
  if (colon != std::string_view::npos && colon + 1 < cell.size()) return false;
  const std::size_t open = cell.find('(');
  return open == std::string_view::npos || open + 1 == cell.size() || !is_digit(cell[open + 1]);
}

bool belongs_to_somebody(const std::string& cell, const ColumnWords& titles) {
  std::size_t of = std::string::npos;
  for (const std::string_view mark : {"'s ", "\u2019s ", "s' ", "s\u2019 "}) of = std::min(of, cell.find(mark));
  return of != std::string::npos && !titles.title(cell.substr(0, of));
}

bool ends_sentence(std::string_view cell) {
  constexpr std::ptrdiff_t kFewestBlanks = 3;
  return cell.ends_with('.') && std::count(cell.begin(), cell.end(), ' ') >= kFewestBlanks;
}

bool is_sentence(const std::vector<std::string>& cells) {
  constexpr std::ptrdiff_t kFewestOfAnyCell = 8, kFewestBeforeColon = 2;
  const auto blanks = [](const std::string& cell) { return std::count(cell.begin(), cell.end(), ' '); };
  const std::string& last = cells.back();
  if (last.ends_with(':')) return blanks(last) >= kFewestBeforeColon;
  return ends_sentence(last) || (last.ends_with('.') && std::any_of(cells.begin(), cells.end(), [&](const auto& cell) {
                                   return blanks(cell) >= kFewestOfAnyCell;
                                 }));
}

bool tells_of_something(std::string_view cell) {
  constexpr std::size_t kLongestOfTitles = 64;  // bytes
  const std::size_t colon = cell.find(": ");
  return cell.size() > kLongestOfTitles || ends_sentence(cell) ||
         (colon != std::string_view::npos && colon + 2 < cell.size());
}

}  // namespace estafette::readers
