// A campaign's map.xml, read (docs/formats/map.md). Strict: what is missing, unknown, doubled or contradictory is
// refused, every fault in one run. Whether the map is also a sensible one is asked by check_map.hpp.
#pragma once

#include "campaign/map/map.hpp"

#include <string>
#include <vector>

namespace estafette::map {

/// The lines on which nodes, roads and detours stand in the map's file, in the map's order.
struct MapLines {
  std::vector<int> nodes, roads, detours{};
};

struct MapFile {
  Map map;
  MapLines lines;
};

/// Throws Refusal with every fault of the file.
[[nodiscard]] MapFile read_map(const std::string& text, const std::string& file);

}  // namespace estafette::map
