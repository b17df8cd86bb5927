// Two results dumps in one file, one after the other, as people make them who copy a second dump below the first.
// Source: docs/formats/dumps.md, "Which of two is the later?"
#pragma once

#include "sow_dumps/reading/dump.hpp"

namespace estafette::dumps {

/// Leaves the later of several dumps, with the units that only the earlier has, and a remark where the next begins. A
/// few rows that come twice are no second dump, nor are two of which each has more killed or wounded of some unit.
void keep_the_later(ResultsDump& dump);

}  // namespace estafette::dumps
