// What does this dump hold? For an umpire who wants to look before anything is applied.
// Source: docs/formats/dumps.md, "Whose losses count".
#pragma once

#include "base/table.hpp"
#include "sow_dumps/dump.hpp"

#include <vector>

namespace estafette::dumps {

/// One row a side with its totals, and one for all. Without the battle sheet nobody knows which rows are commanders,
/// so rows above the lowest rank are taken for them and not counted among the losses; a dump without ranks is counted
/// whole. For a unit-location dump: units and men present.
[[nodiscard]] Table inspect(const Dump& dump);

/// The dump's remarks; at most `most` of them, and then how many more there are. No column of lines where
/// no remark has one.
[[nodiscard]] Table remarks_table(const std::vector<DumpRemark>& remarks, std::size_t most);

[[nodiscard]] const std::vector<DumpRemark>& remarks_of(const Dump& dump);

}  // namespace estafette::dumps
