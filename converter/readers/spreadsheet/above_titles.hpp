// What stands above the titles of a table: the nation and the commands of all its rows.
#pragma once

#include "converter/readers/spreadsheet/mapping.hpp"
#include "converter/readers/spreadsheet/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace estafette::readers {

/// The nation of a title above the row of titles, "French III Corps, 1 May 1813", unless there are two of them.
[[nodiscard]] std::optional<Constant> nation_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                                   const PhraseBook& words);

/// "Army of the Main" and "III Corps - Marshal Ney", each alone on a row above the row of titles: commands over all
/// that the table names, where no column names such commands or higher ones. A leader may stand below his command.
[[nodiscard]] std::vector<Constant> commands_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                                   const std::vector<MappedColumn>& columns, const PhraseBook& words);

}  // namespace estafette::readers
