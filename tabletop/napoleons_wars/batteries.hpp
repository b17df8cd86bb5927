// Which batteries become points of a brigade, and which stand on the table. Source: NW II.2.5, II.2.7.
#pragma once

#include "converter/orbat/orbat.hpp"
#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/table/roster.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::wars {

/// "light", "medium", "heavy", by the pounds of its main piece; medium if that is not said.
[[nodiscard]] std::string battery_weight(const Unit& battery, const TabletopRules& rules);

/// True of light and medium foot batteries.
[[nodiscard]] bool may_be_attached(const Unit& battery, const TabletopRules& rules);

/// The points of attached batteries: by weight, for as many batteries of the usual size as they have guns for.
[[nodiscard]] int attached_points(const std::vector<const Unit*>& batteries, int scale, const TabletopRules& rules);

/// Stands of at most twelve guns of history each, of one weight and kind; what is too small for one is told.
[[nodiscard]] std::vector<RosterPiece> battery_stands(const std::vector<const Unit*>& batteries,
                                                      const std::string& place, int scale, const TabletopRules& rules,
                                                      std::vector<std::string>& remarks);

}  // namespace estafette::tabletop::wars
