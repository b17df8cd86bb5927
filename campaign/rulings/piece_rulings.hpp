// What can be ruled of a headquarters, a commander-in-chief and a pontoon train, and of its bridge of boats.
// Source: rules 4.1.1, 5.2, 5.5.3.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows piece_rulings();

}  // namespace estafette::campaign
