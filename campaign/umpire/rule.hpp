// A ruling of the umpire, with all that follows from it.
#pragma once

#include "campaign/rulings/ruling.hpp"
#include "campaign/umpire/deed.hpp"

namespace estafette::campaign {

/// The amendment, what it costs in prestige and who sues for peace (4.2, 4.5), and lines of supply drawn anew (5.1).
/// Throws Refusal if the ruling means nothing here, or gives no reason.
[[nodiscard]] Deed rule(const Standing& standing, const Ruling& ruling);

}  // namespace estafette::campaign
