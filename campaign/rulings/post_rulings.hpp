// What can be ruled of a commander, of whatever he commands: a force, an army, a division or brigade, a unit.
// Source: rules 4.1.1, 5.4.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows post_rulings();

}  // namespace estafette::campaign
