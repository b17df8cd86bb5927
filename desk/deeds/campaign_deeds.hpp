// The deeds of an evening: letters, half-weeks, battles, rulings, orders of battle, and how a campaign begins.
#pragma once

#include "desk/deeds/deeds.hpp"

#include <vector>

namespace estafette::desk {

/// In the sequence in which an evening needs them (docs/desk.md).
[[nodiscard]] std::vector<DeedForm> campaign_deeds();

}  // namespace estafette::desk
