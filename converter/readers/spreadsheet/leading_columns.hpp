// Columns called "Commander" that say who leads the command of a row, and not the unit.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// Makes a lone column of commanders that of the lowest commands named in columns, if it never has two of them for one
/// such command of several units: "1st Division | Kern | 9th Line" above "| | 24th Line". The rows of troops begin at
/// `first`.
void tell_who_leads_commands(const std::vector<SpreadsheetRow>& rows, std::size_t first, Mapping& mapping,
                             const PhraseBook& words);

/// "Wing" before "Corps" and "Division": by their titles columns of corps and of divisions follow that column, and none
/// is of armies.
[[nodiscard]] bool stands_above_corps(const Mapping& mapping, std::size_t at, const ColumnWords& titles);

}  // namespace estafette::readers
