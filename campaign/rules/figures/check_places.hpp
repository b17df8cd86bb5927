// Do the rules speak of places, countries, regions and rivers that the map has, and do its nodes say the banks that the
// rules ask for? A misspelt or missing one would keep a rule silent for ever.
// Source: rules.xml <prestige>, <triggers>. Pure.
#pragma once

#include "base/problem.hpp"
#include "campaign/map/map.hpp"
#include "campaign/rules/figures/rules.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Nodes, countries, regions and rivers that the rules name and the map has not, with the nearest that it has; and
/// nodes that do not say their bank of a river for which a rule asks, all of one river and rule in one problem.
[[nodiscard]] std::vector<Problem> unknown_places(const map::Map& map, const Rules& rules, const std::string& file);

}  // namespace estafette::campaign
