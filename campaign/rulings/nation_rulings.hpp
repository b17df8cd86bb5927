// What can be ruled of a nation, an army, and of whatever is everybody's: prestige, the end, triggers.
// Source: rules 3.1, 3.2, 4.3 to 4.5.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows nation_rulings();

}  // namespace estafette::campaign
