// The losses as files: for spreadsheets, for reading, and for the next battle. docs/formats/losses.md describes each.
#pragma once

#include "base/files/files.hpp"
#include "sow_dumps/losses/losses.hpp"

#include <vector>

namespace estafette::dumps {

/// losses.csv, summary.csv, returns.csv, losses.html and next-<army>.csv for each side. Same losses, same bytes.
[[nodiscard]] std::vector<Document> documents(const sow::BattleSheet& sheet, const Losses& losses);

/// One row for each unit; header
/// unit_id,name,formation,kind,before,killed,wounded,missing,after,guns_before,guns_after,status,note
[[nodiscard]] std::string losses_csv(const Losses& losses);

/// One row for each formation and side; header side,level,formation_id,formation,sent,killed,wounded,missing,left,
/// guns_before,guns_after,lost_percent,guns_lost
[[nodiscard]] std::string summary_csv(const sow::BattleSheet& sheet, const Losses& losses);

/// Who comes back when, and who never does: one row for each unit, pool and turn with men; header
/// unit_id,name,formation,pool,turn,men. `pool` is wounded or missing, `turn` counts from 1 after the battle or is
/// "lost". The rows of a unit's pool sum to its wounded, or missing, in losses.csv.
[[nodiscard]] std::string returns_csv(const Losses& losses);

}  // namespace estafette::dumps
