#include "converter/readers/spreadsheet/number_columns.hpp"

#include "converter/readers/words/tokens.hpp"

#include <algorithm>
#include <string>

namespace estafette::readers {
namespace {

/// The number that a command's name begins with; 0 for none.
int number_of(const std::string& name) {
  const Tokens tokens = tokens_of(name);
  return tokens.size() > 1 && tokens[0].is == Token::Is::ordinal ? tokens[0].value : 0;
}

/// The same for one lower column.
bool numbered_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t upper,
                       std::size_t lower) {
  int last = 0;
  for (std::size_t i = first; i < rows.size(); ++i) {
    if (rows[i].cell(lower).empty()) continue;
    const int number = number_of(rows[i].cell(lower));
    if (rows[i].cell(upper).empty() && last > 0 && number == last + 1) return true;
    last = number;
  }
  return false;
}

}  // namespace

bool tells_battalions_apart(const std::vector<SpreadsheetRow>& rows, std::size_t name, std::size_t number) {
  return std::adjacent_find(rows.begin(), rows.end(), [&](const SpreadsheetRow& row, const SpreadsheetRow& next) {
           const std::string &one = row.cell(number), &other = next.cell(number);
           const bool both = !row.cell(name).empty() && !one.empty() && !other.empty();
           return both && row.cell(name) == next.cell(name) && one != other;
         }) != rows.end();
}

bool numbered_on_below(const std::vector<SpreadsheetRow>& rows, std::size_t first, std::size_t upper,
                       const std::vector<MappedColumn>& columns) {
  for (std::size_t lower = 0; lower < columns.size(); ++lower) {
    const bool below = columns[lower].holds > columns[upper].holds && columns[lower].holds <= Holds::brigade;
    if (below && numbered_on_below(rows, first, upper, lower)) return true;
  }
  return false;
}

}  // namespace estafette::readers
