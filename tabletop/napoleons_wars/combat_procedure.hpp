// A combat as a referee asks for it: the figures of both sides. The combat itself is in combat.hpp.
#pragma once

#include "tabletop/table/procedure.hpp"

namespace estafette::tabletop::wars {

[[nodiscard]] TableProcedure combat_procedure(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars
