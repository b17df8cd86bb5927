// The map that the campaign of Jena, 1806, ships.
#include "base/files/files.hpp"
#include "campaign/map/distance.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/ways.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::map::map_1806_test {
namespace {

const Map& of_1806() {
  static const Map map =
      read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1806/map.xml"), "map.xml").map;
  return map;
}

}  // namespace

TEST(Map1806, IsCleanByItsOwnRules) {
  EXPECT_EQ(test::problems(of_1806(), test::limits_of("1806")), "clean");
}

TEST(Map1806, HasTheTheatreFromTheMainToTheOderAndLuebeck) {
  for (const char* river : {"Main", "Saale", "White Elster", "Mulde", "Elbe", "Havel", "Spree", "Oder"}) {
    EXPECT_TRUE(std::any_of(of_1806().roads.begin(), of_1806().roads.end(), [&](const Road& road) {
      return road.river == river;
    })) << river;
  }
  for (const char* node : {"bamberg", "saalfeld", "schleiz", "kosen", "auerstedt", "prenzlau", "lubeck"})
    EXPECT_NE(find_node(of_1806(), {node}), nullptr) << node;
}

TEST(Map1806, TheFortressesOfThePeriodAreFortressesAndTorgauIsNotYetOne) {
  for (const char* node : {"erfurt", "magdeburg", "spandau", "kustrin", "stettin", "kulmbach", "kronach"})
    EXPECT_EQ(find_node(of_1806(), {node})->settlement, Settlement::fortress) << node;
  EXPECT_EQ(find_node(of_1806(), {"torgau"})->settlement, Settlement::town);
}

TEST(Map1806, EveryNodeSaysItsBankOfElbeAndOder) {
  for (const Node& node : of_1806().nodes) {
    EXPECT_TRUE(bank_of(node, "Elbe")) << node.name;
    EXPECT_TRUE(bank_of(node, "Oder")) << node.name;
  }
  EXPECT_EQ(bank_of(*find_node(of_1806(), {"auerstedt"}), "Elbe"), Bank::left);
  EXPECT_EQ(bank_of(*find_node(of_1806(), {"prenzlau"}), "Elbe"), Bank::right);
  EXPECT_EQ(bank_of(*find_node(of_1806(), {"kustrin"}), "Oder"), Bank::right);
}

TEST(Map1806, TheHighRoadFromNaumburgToAuerstedtCrossesTheSaaleAtKoesen) {
  const std::vector<NodeId> way = shortest_path(Ways(of_1806()), {"naumburg"}, {"auerstedt"});
  EXPECT_EQ(way, (std::vector<NodeId>{{"naumburg"}, {"kosen"}, {"auerstedt"}}));
}

}  // namespace estafette::map::map_1806_test
