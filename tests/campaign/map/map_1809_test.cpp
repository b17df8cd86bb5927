// The map that the campaign of Regensburg, 1809, ships.
#include "base/files/files.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/ways.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::map::map_1809_test {
namespace {

const Map& of_1809() {
  static const Map map =
      read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1809/map.xml"), "map.xml").map;
  return map;
}

}  // namespace

TEST(Map1809, IsCleanByItsOwnRules) {
  EXPECT_EQ(test::problems(of_1809(), test::limits_of("1809")), "clean");
}

TEST(Map1809, HasTheRiversThatHeldUpACorpsEachWithACrossing) {
  for (const char* river : {"Danube", "Lech", "Altmühl", "Isar", "Inn", "Salzach", "Naab", "Regen"}) {
    EXPECT_TRUE(std::any_of(of_1809().roads.begin(), of_1809().roads.end(), [&](const Road& road) {
      return road.river == river;
    })) << river;
  }
}

TEST(Map1809, FromLandshutToRegensburgItIsThreeNodesByTheHighRoad) {
  const std::vector<NodeId> way = shortest_path(Ways(of_1809()), {"landshut"}, {"regensburg"});
  EXPECT_EQ(way, (std::vector<NodeId>{{"landshut"}, {"ergoldsbach"}, {"eckmuhl"}, {"regensburg"}}));
}

}  // namespace estafette::map::map_1809_test
