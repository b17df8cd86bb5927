// What stands above the titles of a table: the nation and the commands of all its rows.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

/// What the rows above the row of titles tell of all rows below it: the nation of "French III Corps, 1 May 1813",
/// unless there are two or a column holds it; and "Army of the Main" and "III Corps - Marshal Ney", each alone on its
/// row, as commands over all that the table names, where no column holds such or higher ones. A leader may stand below
/// his command.
[[nodiscard]] std::vector<Constant> told_above(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                               const std::vector<MappedColumn>& columns, const PhraseBook& words);

/// In a mapping that was proposed for another table, what it guessed from that one's title as the title of this one
/// has it, with a question for each that is different. What the umpire wrote, without a guess, stays.
[[nodiscard]] std::vector<Problem> take_own_titles(const std::vector<SpreadsheetRow>& rows, std::size_t header,
                                                   Mapping& mapping, const PhraseBook& words);

/// What a row above the titles says, "Source: Kern; Battle of the Main".
[[nodiscard]] std::string title_of(const SpreadsheetRow& row);

/// True if a row above the titles says nothing but what a constant of the mapping says already: "French Army: Marshal
/// Kern" of the army, "Nation: France" of the nation, the leader below his command.
[[nodiscard]] bool tells_constant(const SpreadsheetRow& row, const Mapping& mapping, const PhraseBook& words);

}  // namespace estafette::readers
