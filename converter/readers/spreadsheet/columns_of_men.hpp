// Which of several columns of men counts: their sum ("Officers | Sergeants | Rank and file | Total"), those present,
// the regiment's beside its brigade's.
#pragma once

#include "converter/readers/spreadsheet/columns/column_words.hpp"
#include "converter/readers/spreadsheet/columns/mapping.hpp"
#include "converter/readers/spreadsheet/columns/rows.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

/// A total of officers and men, some in columns that nobody knows ("Serjeants"), is the men; of those present who are
/// told with their officers these are not added again. The columns that are summed are kept in the note. The rows of
/// troops begin at `first`.
void keep_parts_of_sums(const std::vector<SpreadsheetRow>& rows, std::size_t first, Mapping& mapping);

/// "Killed | Wounded | Missing | Total": a total right behind columns of losses, and in nearly every row their sum, or
/// with no column of men before it, is one of losses; it is kept in the note.
void keep_totals_of_losses(const std::vector<SpreadsheetRow>& rows, std::size_t first, const ColumnWords& titles,
                           Mapping& mapping);

/// Those present are the men; what else counts men is then kept in the note. A lone column of them is men.
void take_those_present(Mapping& mapping);

/// "Brigade Strength": the men of a command, told in each row of its troops. Where another column has men, they are
/// none of the row's.
[[nodiscard]] bool counts_for_command(const std::string& title, const ColumnWords& titles);

/// A total beside the men is left out of a mapping that is proposed, unless it is all that some rows tell: of a battery
/// whose officers are not told apart, or of a brigade.
void skip_totals_of_parts(const std::vector<SpreadsheetRow>& rows, std::size_t first, Mapping& mapping);

}  // namespace estafette::readers
