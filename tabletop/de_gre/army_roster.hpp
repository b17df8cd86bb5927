// An order of battle as a roster of De Gre: a unit of stands for every battalion and squadron, a battery with its
// models for every battery. Source: DG Organization, 12. Figures: tables `organization`, `batteries`, `classes`,
// `kinds`.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/muster/muster.hpp"
#include "tabletop/table/roster.hpp"

namespace estafette::tabletop::degre {

/// Every man and gun of infantry, cavalry and artillery is on it; who is not is remarked.
[[nodiscard]] TableRoster army_roster(const Orbat& orbat, const TabletopRules& rules);

}  // namespace estafette::tabletop::degre
