// inspect: tables and texts that estafette or the game writes; of these a verb reads back only where corps stand.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// Says what a file is by how it begins, and how many rows it has; false if we do not know it.
bool inspect_other(const Inspected& in, Findings& say);

}  // namespace estafette::inspection
