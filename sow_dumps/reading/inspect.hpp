// What does this dump hold? For an umpire who wants to look before anything is applied.
// Source: docs/formats/dumps.md, "Whose losses count".
#pragma once

#include "base/table.hpp"
#include "sow_dumps/reading/dump.hpp"

#include <vector>

namespace estafette::dumps {

/// One row for each side with its totals, and one for both. Without the battle sheet we cannot know which rows are
/// commanders, so rows above the lowest rank are taken for commanders, and their losses are not counted; a dump without
/// ranks is counted whole. For a unit-location dump: units and men present.
[[nodiscard]] Table inspect(const Dump& dump);

/// The dump's remarks: at most `most` of them, then how many more there are. There is no column of lines if no remark
/// has one.
[[nodiscard]] Table remarks_table(const std::vector<DumpRemark>& remarks, std::size_t most);

[[nodiscard]] const std::vector<DumpRemark>& remarks_of(const Dump& dump);

}  // namespace estafette::dumps
