// What can be ruled of a unit (its men and guns, what it may be brought up to, who is in hospital), and of a division.
// Source: rules 1.3, 5.4.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows unit_rulings();

}  // namespace estafette::campaign
