// What can be ruled of a battle that is not judged yet: who fights, on which side, from where, and who is kept back.
// Source: rules 5.5 to 5.5.2.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows battle_rulings();

}  // namespace estafette::campaign
