// The map that the campaign of the hundred days, 1815, ships.
#include "base/files.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/ways.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::map::map_1815_test {
namespace {

const Map& of_1815() {
  static const Map map =
      read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1815/map.xml"), "map.xml").map;
  return map;
}

}  // namespace

TEST(Map1815, IsCleanByItsOwnRules) {
  EXPECT_EQ(test::problems(of_1815(), test::limits_of("1815")), "clean");
}

TEST(Map1815, HasTheFourBattlefieldsOfTheGame) {
  for (const char* node : {"waterloo", "ligny", "quatre-bras", "wavre"})
    EXPECT_NE(find_node(of_1815(), {node}), nullptr) << node;
}

TEST(Map1815, WhoComesFromFranceCrossesTheSambre) {
  const std::vector<NodeId> way = shortest_path(Ways(of_1815()), {"beaumont"}, {"ligny"});
  EXPECT_EQ(way, (std::vector<NodeId>{{"beaumont"}, {"charleroi"}, {"fleurus"}, {"ligny"}}));
}

TEST(Map1815, TheHighRoadToBrusselsLeadsByQuatreBrasAndWaterloo) {
  const std::vector<NodeId> way = shortest_path(Ways(of_1815()), {"charleroi"}, {"brussels"});
  EXPECT_EQ(way, (std::vector<NodeId>{
                     {"charleroi"}, {"gosselies"}, {"quatre-bras"}, {"genappe"}, {"waterloo"}, {"brussels"}}));
}

}  // namespace estafette::map::map_1815_test
