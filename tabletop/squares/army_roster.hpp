// An order of battle as a roster of Napoleonic Squares: bases of some 2,500 foot or 1,250 horse, or 16 guns. Source: SQ
// A. Figures: `infantry-men`, `cavalry-men`, `guns`, tables `classes`, `kinds`, `skirmishers`, `ratings`.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/muster/muster.hpp"
#include "tabletop/table/roster.hpp"

namespace estafette::tabletop::squares {

/// Every man and gun of infantry, cavalry and artillery is on it; who is not is remarked. `wishes.scale` alone counts.
[[nodiscard]] TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const TabletopRules& rules);

}  // namespace estafette::tabletop::squares
