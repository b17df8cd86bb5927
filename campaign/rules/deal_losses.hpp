// Losses shared out over troops: each unit loses in proportion to what it has, by largest remainder, and never more.
// Source: rules 2.3.1 (sieges), 4.1 (cutting one's way out), 5.4, 5.5.2 (pursuit). Pure.
#pragma once

#include "campaign/state/event.hpp"
#include "converter/orbat/counts.hpp"

#include <vector>

namespace estafette::campaign {

/// The men and guns that all the forces have together.
struct Strength {
  Men men;
  Guns guns;
  bool operator==(const Strength&) const = default;
};
[[nodiscard]] Strength strength_of(const std::vector<const Force*>& forces);

/// That share of it, in parts of `divisor`, to the nearest man and gun.
[[nodiscard]] Strength share_of(const Strength& whole, int part, int divisor);

/// What each of the forces loses if all together lose this much; a force that loses nothing is left out. They lose no
/// more than they have.
[[nodiscard]] std::vector<StrengthChanged> deal_losses(const std::vector<const Force*>& forces, const Strength& lost);

/// What a change takes from its force.
[[nodiscard]] Strength lost_by(const StrengthChanged& change);

}  // namespace estafette::campaign
