// The map that the campaign of the hundred days, 1815, ships.
#include "base/files/files.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/ways.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

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
  const std::vector<std::string> way = {"charleroi", "gosselies", "quatre-bras", "genappe", "waterloo", "brussels"};
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    const auto good = [&](const Road& road) {
      const bool joins = (road.from.slug == way[i] && road.to.slug == way[i + 1]) ||
                         (road.to.slug == way[i] && road.from.slug == way[i + 1]);
      return joins && road.road_class == RoadClass::good;
    };
    EXPECT_TRUE(std::any_of(of_1815().roads.begin(), of_1815().roads.end(), good)) << way[i] << " to " << way[i + 1];
  }
}

}  // namespace estafette::map::map_1815_test
