#include "campaign/map/map_bytes.hpp"

#include "base/files/files.hpp"
#include "campaign/map/read_map.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>

namespace estafette::map::map_bytes_test {
namespace {

Map shipped(const std::string& campaign) {
  return read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns" / campaign / "map.xml"), "map.xml")
      .map;
}

/// Nothing if they are refused.
std::optional<Map> map_if_any(const std::string& bytes) {
  try {
    return map_from(bytes);
  } catch (const std::runtime_error&) {
    return std::nullopt;
  }
}

Node town(const std::string& id, const std::string& name, Coordinates at) {
  Node node;
  node.id = {id};
  node.name = node.today = name;
  node.at = at;
  return node;
}

/// Two towns by a river with a sea, hills, a detour and all that a node and a road may have.
Map small() {
  Map map;
  map.campaign = "test";
  map.rivers = {{"Saale", {{11.5, 51.5}, {12, 51}}}};
  map.seas = {{"Baltic", {{12, 54}, {13, 54}, {14, 55}}}};
  map.ranges = {{"Harz", RangeKind::marsh, {{10.5, 51.75}, {11, 51.5}}, 30, "rough"}};
  Node halle = town("halle", "Halle", {11.97, 51.48});
  halle.today = "Halle (Saale)";
  halle.settlement = Settlement::fortress;
  halle.port = true;
  halle.terrain = Terrain::marsh;
  halle.country = "Westphalia";
  halle.regions = {"Germany", "Saxony"};
  halle.banks = {{"Saale", Bank::right}};
  halle.note = "a note";
  const Node leipzig = town("leipzig", "Leipzig", {12.37, 51.34});
  map.nodes = {halle, leipzig};
  map.roads = {{{"leipzig"}, {"halle"}, RoadClass::poor, "Saale", NodeId{"halle"}, "", "by ferry"}};
  map.detours = {{{"halle"}, {"leipzig"}, "marshes"}};
  return map;
}

bool leads_within(const Map& map) {
  return std::all_of(map.roads.begin(), map.roads.end(), [&](const Road& road) {
    return find_node(map, road.from) != nullptr && find_node(map, road.to) != nullptr && road.from != road.to;
  });
}

}  // namespace

TEST(MapBytes, HoldAllThatAMapHolds) {
  EXPECT_EQ(map_from(bytes_of(small())), small());
  for (const char* campaign : {"1806", "1809", "1813", "1815"}) {
    const Map map = shipped(campaign);
    const std::string bytes = bytes_of(map);
    EXPECT_EQ(map_from(bytes), map) << campaign;
    EXPECT_EQ(bytes_of(map_from(bytes)), bytes) << campaign;
  }
}

TEST(MapBytes, CutShortAnywhereOrWithMoreBehindAreRefused) {
  const std::string bytes = bytes_of(small());
  for (std::size_t size = 0; size < bytes.size(); ++size) EXPECT_FALSE(map_if_any(bytes.substr(0, size))) << size;
  EXPECT_FALSE(map_if_any(bytes + '\0'));
}

TEST(MapBytes, ChangedInAnyWayLeadNowhereElse) {
  const std::string bytes = bytes_of(small());
  int read = 0, refused = 0;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string changed = bytes;
      changed[at] = static_cast<char>(byte);
      const std::optional<Map> map = map_if_any(changed);
      ++(map ? read : refused);
      EXPECT_TRUE(!map || leads_within(*map)) << at << " " << byte;
    }
  }
  EXPECT_GT(read, 0);
  EXPECT_GT(refused, 0);
}

TEST(MapBytes, OfPlacesOffTheGlobeOrNamesThatNobodyCanSeeAreRefused) {
  for (const double odd : {181.0, std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    Map map = small();
    map.nodes[0].at.lon = odd;
    EXPECT_FALSE(map_if_any(bytes_of(map))) << odd;
  }
  Map map = small();
  map.nodes[0].name = "Hal\u202Ele";
  EXPECT_FALSE(map_if_any(bytes_of(map)));
  map = small();
  map.rivers[0].course.pop_back();
  EXPECT_FALSE(map_if_any(bytes_of(map))) << "a river that has no course";
}

}  // namespace estafette::map::map_bytes_test
