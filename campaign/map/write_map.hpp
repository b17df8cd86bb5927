// A map as a map.xml (docs/formats/map.md).
#pragma once

#include "campaign/map/map.hpp"

#include <string>

namespace estafette::map {

/// A whole document with <map> as its root: rivers, nodes, roads, each in the map's order. read_map gives the same map
/// back.
[[nodiscard]] std::string to_xml(const Map& map);

}  // namespace estafette::map
