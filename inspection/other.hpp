// inspect: tables and texts that estafette or the game writes, and no verb reads back.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// Says what a file is by how it begins, and how many rows it has; false if we do not know it.
bool inspect_other(const Inspected& in, Findings& say);

}  // namespace estafette::inspection
