// Do the rules speak of places and countries that the map has? A misspelt one would keep a trigger silent for ever.
// Source: rules.xml <prestige>, <triggers>. Pure.
#pragma once

#include "base/problem.hpp"
#include "campaign/map/map.hpp"
#include "campaign/rules/figures/rules.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// Nodes and countries that the rules name and the map has not, with the nearest that it has.
[[nodiscard]] std::vector<Problem> unknown_places(const map::Map& map, const Rules& rules, const std::string& file);

}  // namespace estafette::campaign
