// An order of battle as a roster of Code Napoleon: a unit with hits and a die for every battalion, squadron and
// battery. Source: CN ORGANIZATION, ROSTER, COMMAND. Figures: table `qualities`, `hits-…`, `full-…`, `battery-guns`,
// `radius-…`: all lost from the text and ours.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/muster/muster.hpp"
#include "tabletop/table/roster.hpp"

namespace estafette::tabletop::code {

/// The hits of a unit: by its strength in history's men or guns, one at least, and what its quality adds.
[[nodiscard]] int hits_of(const Unit& unit, int scale, const TabletopRules& rules);

/// Every man and gun of infantry, cavalry and artillery is on it; who is not is remarked. In a division with more units
/// of an arm than `units-in-brigade` the smallest neighbours are joined.
[[nodiscard]] TableRoster army_roster(const Orbat& orbat, const RosterWishes& wishes, const TabletopRules& rules);

}  // namespace estafette::tabletop::code
