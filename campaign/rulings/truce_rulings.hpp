// What can be ruled of a truce, everybody's or one nation's: its end and terms, boundaries that marches are checked
// against, and what changes hands. Source: rule 4.2.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows truce_rulings();

}  // namespace estafette::campaign
