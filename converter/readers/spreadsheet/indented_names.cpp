#include "converter/readers/spreadsheet/indented_names.hpp"

#include "converter/readers/line/item.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace estafette::readers {

bool are_names_indented(const std::vector<SpreadsheetRow>& rows, std::size_t from, const Mapping& mapping,
                        const PhraseBook& words) {
  std::set<std::pair<std::size_t, int>> depths;
  for (std::size_t i = from; i < rows.size(); ++i) {
    if (names_only_a_leader(rows[i], words)) continue;
    for (std::size_t at = 0; at < mapping.columns.size(); ++at) {
      if (mapping.columns[at].holds != Holds::name || rows[i].cell(at).empty()) continue;
      depths.insert({at, rows[i].indents[at]});
      break;
    }
  }
  return depths.size() > 1;
}

bool names_only_a_leader(const SpreadsheetRow& row, const PhraseBook& words) {
  if (row.filled() != 1) return false;
  const auto cell =
      std::find_if(row.cells.begin(), row.cells.end(), [](const std::string& text) { return !text.empty(); });
  const Item item = item_of(*cell, words);
  return item.is == Item::Is::commander && !item.parts.facts.figures();
}

bool some_lack_a_level(const std::vector<SpreadsheetRow>& rows, std::size_t from, const Mapping& mapping) {
  return std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(from), rows.end(), [&](const SpreadsheetRow& row) {
    const auto says = [&](Holds holds) {
      for (std::size_t at = 0; at < mapping.columns.size(); ++at)
        if (mapping.columns[at].holds == holds && !row.cell(at).empty()) return true;
      return false;
    };
    return says(Holds::name) && !says(Holds::level);
  });
}

}  // namespace estafette::readers
