// What can be ruled of a force: where it is, in what condition, whose it is, and by which line it lives.
// Source: rules 1.3, 2.1, 2.1.2, 2.3.1, 4.1, 4.3, 5.1, 5.5.2.1.
#pragma once

#include "campaign/rulings/ruling_row.hpp"

namespace estafette::campaign {

[[nodiscard]] RulingRows force_rulings();

}  // namespace estafette::campaign
