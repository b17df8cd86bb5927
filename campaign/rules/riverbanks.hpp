// Whether two places have a river between them; a bridge of boats asks for it (5.2), for no road says so there.
#pragma once

#include "campaign/map/map.hpp"

#include <vector>

namespace estafette::campaign {

/// How often the straight way from a to b crosses the course; one that only touches it crosses it twice or not at all.
[[nodiscard]] int crossings(map::Position a, map::Position b, const std::vector<map::Position>& course);

/// True if the river flows between the nodes: by their banks, where the map knows them (Elbe, Saale, Oder), else if the
/// straight way crosses its course an odd number of times.
[[nodiscard]] bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b);

}  // namespace estafette::campaign
