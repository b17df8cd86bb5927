// A campaign's map.xml, read (docs/formats/map.md). Strict: whatever is missing, unknown, repeated or contradictory is
// refused, all of it in one run. Whether the map also makes sense is asked in check_map.hpp.
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

/// Throws Refusal with every problem of the file.
[[nodiscard]] MapFile read_map(const std::string& text, const std::string& file);

}  // namespace estafette::map
