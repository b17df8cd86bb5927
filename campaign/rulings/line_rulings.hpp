// What can be ruled of a force's line of supply: its depot, as far as rule 5.1 lets one supply it, and the line itself,
// whatever the rule would make of it.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows line_rulings();

}  // namespace estafette::campaign
