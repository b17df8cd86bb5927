// What can be ruled of a place, a road and a country: whose it is, whether it is shut, its siege, a battle there.
// Source: rules 2.1, 2.3, 2.3.1, 4.4, 5.5.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows place_rulings();

/// The node that the force was in before, as far as the way that it has trodden tells; else where it is.
[[nodiscard]] NodeId last_place_before(const Force& force);

}  // namespace estafette::campaign
