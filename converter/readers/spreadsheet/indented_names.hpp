// Names in a table that are set in below each other, by blanks or by columns.
#pragma once

#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// True if not all names from that row on stand as far in. Who leads the command above him, alone in his row, does not
/// count.
[[nodiscard]] bool are_names_indented(const std::vector<SpreadsheetRow>& rows, std::size_t from, const Mapping& mapping,
                                      const PhraseBook& words);

/// "GL Kern": a leader, and nothing else in the row.
[[nodiscard]] bool names_only_a_leader(const SpreadsheetRow& row, const PhraseBook& words);

/// True if a row from that one on has a name, and nothing in the column that says what each row is.
[[nodiscard]] bool some_lack_a_level(const std::vector<SpreadsheetRow>& rows, std::size_t from, const Mapping& mapping);

}  // namespace estafette::readers
