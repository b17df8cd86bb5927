// Finds for each row of the sheet the row of a dump that speaks of it, and refuses a dump of another battle.
// Source: docs/formats/losses.md, "From dump to losses", points 1 to 3.
#pragma once

#include "sow_dumps/dump.hpp"
#include "sow_dumps/policy.hpp"
#include "sow_dumps/sheet_rows.hpp"

#include <unordered_map>
#include <vector>

namespace estafette::dumps {

/// A dump's rows by the sheet's.
template <typename DumpRow>
using Matches = std::unordered_map<RowNumber, const DumpRow*>;

/// The rows of a dump that speak of rows of the sheet; of several the last. An id that is not on the sheet and one
/// that comes again are remarked. Both arguments must outlive the result.
[[nodiscard]] Matches<ResultsRow> match(const SheetRows& rows, const ResultsDump& dump,
                                        std::vector<DumpRemark>& remarks);
/// Likewise; what is no id may also be the name of a unit (docs/formats/dumps.md, "The unit-location dump").
[[nodiscard]] Matches<LocationsRow> match(const SheetRows& rows, const LocationsDump& dump,
                                          std::vector<DumpRemark>& remarks);

/// Throws Refusal if fewer of the sheet's rows that count are matched than the policy's share, or if more of the dump's
/// own rows of troops are unknown to the sheet than its share of strangers. Those are the rows at the lowest rank that
/// the dump uses; of a dump without ranks, all. The refusal holds a table of what found no counterpart on either hand.
void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const ResultsDump& dump,
                         const Matches<ResultsRow>& matches, const CarryoverPolicy& policy);
void refuse_other_battle(const sow::BattleSheet& sheet, const SheetRows& rows, const LocationsDump& dump,
                         const Matches<LocationsRow>& matches, const CarryoverPolicy& policy);

}  // namespace estafette::dumps
