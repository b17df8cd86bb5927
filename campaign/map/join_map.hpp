// Two maps that share a border made one, so that a campaign may be played on both (rule 2.0: Northern Germany first of
// all, Upper Germany and Poland if the war spreads there). Pure.
#pragma once

#include "campaign/map/read_map.hpp"

#include <string>

namespace estafette::map {

/// `map` with everything of `more` that it has not. What both have (a node by its id, a road by its ends, a river or
/// sea by its name) must be the same in both, and stands once; an explained detour that both have is that of `map`.
/// Throws Refusal with every difference, in `file`, which is where `more` was read from.
[[nodiscard]] Map joined(Map map, const MapFile& more, const std::string& file);

}  // namespace estafette::map
