// Do the rules speak of places, countries, regions and rivers that the map has, and do its nodes state the banks that
// the rules ask for? A misspelt name would mean that a rule never applies. Source: rules.xml <prestige>, <triggers>.
// Pure.
#pragma once

#include "base/problem.hpp"
#include "campaign/map/map.hpp"
#include "campaign/rules/figures/rules.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::campaign {

/// Nodes, countries, regions and rivers that the rules name and the map does not have, with the nearest that it has;
/// and nodes that do not state their bank of a river although a rule asks for it, with all nodes of one river and rule
/// in one problem. Each is told with the line of `text`, the rules as they are written, that names it first; without a
/// line if `text` is empty.
[[nodiscard]] std::vector<Problem> unknown_places(const map::Map& map, const Rules& rules, const std::string& file,
                                                  std::string_view text);

}  // namespace estafette::campaign
