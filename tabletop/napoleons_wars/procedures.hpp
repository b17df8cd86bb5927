// The procedures of Napoleon's Wars that a referee may ask for, in the order of a turn.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <vector>

namespace estafette::tabletop::wars {

/// `rules` must outlive what is returned.
[[nodiscard]] std::vector<TableProcedure> procedures(const TabletopRules& rules);

}  // namespace estafette::tabletop::wars
