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

SpreadsheetRow without_words_for_total(SpreadsheetRow row, const SpreadsheetColumns& columns, const PhraseBook& words) {
  for (const SpreadsheetColumn* mixed : columns.that_hold(Holds::subunits))
    if (mixed->at < row.cells.size()) row.cells[mixed->at].clear();
  for (std::string& cell : row.cells) {
    const Tokens tokens = tokens_of(cell);
    const std::optional<PhraseFound> total = tokens.empty() ? std::nullopt : words.find(Sense::total, tokens, 0);
    if (total && total->length == tokens.size()) cell.clear();
  }
  return row;
}

}  // namespace estafette::readers
