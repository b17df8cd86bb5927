#include "converter/readers/spreadsheet/battalion_numbers.hpp"

#include <algorithm>

namespace estafette::readers {

bool tells_battalions_apart(const std::vector<SpreadsheetRow>& rows, std::size_t name, std::size_t number) {
  return std::adjacent_find(rows.begin(), rows.end(), [&](const SpreadsheetRow& row, const SpreadsheetRow& next) {
           const std::string &one = row.cell(number), &other = next.cell(number);
           const bool both = !row.cell(name).empty() && !one.empty() && !other.empty();
           return both && row.cell(name) == next.cell(name) && one != other;
         }) != rows.end();
}

}  // namespace estafette::readers
