// What all procedures of Napoleon's Wars use: its two dice, its way to round, states and nations.
#pragma once

#include "tabletop/table/procedure.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop::wars {

/// NW II.2.1: a part below the figure `round-up-from` is dropped, from there on it counts as one.
[[nodiscard]] int rounded(double value, const TabletopRules& rules);

/// The row of that nation in the table `nations`; that of all others if it is not named there.
[[nodiscard]] const RuleRow& nation_row(const TabletopRules& rules, const std::string& nation);

/// The fatigue levels of a unit, best first: "fresh", "worn", "spent".
[[nodiscard]] const std::vector<std::string>& unit_states();
[[nodiscard]] const std::vector<std::string>& quality_names();  ///< "guard" to "militia"
[[nodiscard]] const std::vector<std::string>& rating_names();   ///< "excellent" to "poor"

[[nodiscard]] DiceThrow roll_two(Reckoning& reckoning, TableCup& cup, const TabletopRules& rules,
                                 const std::string& whose = "");

}  // namespace estafette::tabletop::wars
