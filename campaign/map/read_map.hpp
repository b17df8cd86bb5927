// A campaign's map.xml, read (docs/formats/map.md). Strict: whatever is missing, unknown, repeated or contradictory is
// refused, all of it in one run. Whether the map also makes sense is asked in check_map.hpp.
#pragma once

#include "campaign/map/map.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::map {

// What a map holds at most. That of 1813 has some 300 nodes.
inline constexpr std::size_t kMostNodes = 3'000;
inline constexpr std::size_t kMostRoads = 10'000;
inline constexpr std::size_t kMostWaters = 500;    ///< rivers; seas and ranges too
inline constexpr std::size_t kMostPoints = 2'000;  ///< of one river, shore or crest
inline constexpr std::size_t kMostPointsInAll = 100'000;
inline constexpr int kMostKmInAll = 200'000;   ///< of rivers, shores and crests; those of 1813 come to some 10,000
inline constexpr double kBroadestRange = 200;  ///< kilometres

/// The lines on which nodes, roads, detours and ranges stand in the map's file, in the map's order.
struct MapLines {
  std::vector<int> nodes, roads, detours{}, ranges{};
};

struct MapFile {
  Map map;
  MapLines lines;
};

/// Throws Refusal with every problem of the file.
[[nodiscard]] MapFile read_map(const std::string& text, const std::string& file);

}  // namespace estafette::map
