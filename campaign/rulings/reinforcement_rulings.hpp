// What can be ruled of a force that is still expected: when, how likely, where and for whom it comes.
// Source: rules 1.3, 4.4, 5.4.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows reinforcement_rulings();

}  // namespace estafette::campaign
