#include "converter/readers/spreadsheet/total_row.hpp"

#include <algorithm>
#include <string>

namespace estafette::readers {

bool is_total(const SpreadsheetRow& row, const SpreadsheetColumns& columns, const PhraseBook& words) {
  bool first = true;
  return std::any_of(columns.all.begin(), columns.all.end(), [&](const SpreadsheetColumn& column) {
    const std::string& cell = row.cell(column.at);
    if (cell.empty()) return false;
    const Holds holds = column.mapped.holds;
    const bool names = first || holds <= Holds::brigade || holds == Holds::level || holds == Holds::name;
    first = false;
    const Tokens tokens = tokens_of(cell);
    const auto total_at = [&](std::size_t at) { return words.has(Sense::total, tokens, at); };
    return names && (total_at(0) || (tokens.size() > 1 && total_at(tokens.size() - 1)));
  });
}

}  // namespace estafette::readers
