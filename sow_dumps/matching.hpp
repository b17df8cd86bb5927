// Finds the row of a dump that belongs to each row of the sheet, and refuses a dump of another battle.
// Source: docs/formats/losses.md, "From dump to losses", points 1 to 3.
#pragma once

#include "sow_dumps/policy.hpp"
#include "sow_dumps/reading/dump.hpp"
#include "sow_dumps/reading/sheet_rows.hpp"

#include <unordered_map>
#include <vector>

namespace estafette::dumps {

/// For each row of the sheet, the dump's.
template <typename DumpRow>
using Matches = std::unordered_map<RowNumber, const DumpRow*>;

/// Matches the rows of a dump with those of the sheet; if several fit one, the last counts. There is a remark for an id
/// that is not on the sheet, and for one that comes again. Both arguments must outlive the result.
[[nodiscard]] Matches<ResultsRow> match(const SheetRows& rows, const ResultsDump& dump,
                                        std::vector<DumpRemark>& remarks);
/// Likewise; here a unit may also be named instead of its id (docs/formats/dumps.md, "The unit-location dump").
[[nodiscard]] Matches<LocationsRow> match(const SheetRows& rows, const LocationsDump& dump,
                                          std::vector<DumpRemark>& remarks);

/// Throws Refusal if too few of the sheet's rows that count are matched, or if too many of the dump's rows of troops
/// are not on the sheet; the policy says how many. Rows of troops are those at the lowest rank in the dump, or all rows
/// if it has no ranks. The refusal has a table of the rows on both sides that were not matched.
void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const ResultsDump& dump,
                         const Matches<ResultsRow>& matches, const CarryoverPolicy& policy);
void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const LocationsDump& dump,
                         const Matches<LocationsRow>& matches, const CarryoverPolicy& policy);

}  // namespace estafette::dumps
