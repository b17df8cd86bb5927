// Finds for each row of the sheet the row of a dump that speaks of it, and refuses a dump of another battle.
// Source: sow-formats.md, section 13.4, points 6, 7 and 9.
#pragma once

#include "sow_dumps/dump.hpp"
#include "sow_dumps/sheet_rows.hpp"

#include <unordered_map>
#include <vector>

namespace estafette::dumps {

/// A dump's rows by the sheet's.
template <typename DumpRow>
using Matches = std::unordered_map<RowNumber, const DumpRow*>;

/// The rows of a dump that speak of rows of the sheet; of several the last. An id that is not on the sheet and one
/// that comes again are remarked. Both arguments must outlive the result.
[[nodiscard]] Matches<ResultsRow> match(const SheetRows& rows, const ResultsDump& dump, std::vector<Remark>& remarks);
/// Likewise; what is no id may also be the name of a unit (section 13.2).
[[nodiscard]] Matches<LocationsRow> match(const SheetRows& rows, const LocationsDump& dump,
                                          std::vector<Remark>& remarks);

/// Throws Refusal if fewer than `least` percent of the sheet's rows that count are matched; the refusal holds a table
/// of rows of the sheet and of ids of the dump that found no counterpart.
void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const ResultsDump& dump,
                         const Matches<ResultsRow>& matches, int least);
void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const LocationsDump& dump,
                         const Matches<LocationsRow>& matches, int least);

}  // namespace estafette::dumps
