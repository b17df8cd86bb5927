// The map that the campaign of 1813 ships.
#include "base/files/files.hpp"
#include "campaign/map/read_map.hpp"
#include "campaign/map/ways.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::map::map_1813_test {
namespace {

const Map& of_1813() {
  static const Map map =
      read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813/map.xml"), "map.xml").map;
  return map;
}

/// The node of that name, however it is spelt in the file; ids are the map's own business.
const Node& named(const std::string& name) {
  const auto found =
      std::find_if(of_1813().nodes.begin(), of_1813().nodes.end(), [&](const Node& node) { return node.name == name; });
  if (found == of_1813().nodes.end()) throw std::runtime_error("no node is called " + name);
  return *found;
}

}  // namespace

TEST(Map1813, IsClean) {
  EXPECT_EQ(test::problems(of_1813()), "clean");
}

TEST(Map1813, HasTheTheatreFromTheRhineToTheVistula) {
  EXPECT_EQ(of_1813().campaign, "1813");
  EXPECT_GE(of_1813().nodes.size(), 160U);
  for (const char* river : {"Rhine", "Weser", "Main", "Saale", "White Elster", "Mulde", "Elbe", "Havel", "Spree",
                            "Neisse", "Bober", "Oder", "Warthe", "Vistula"}) {
    const bool crossed = std::any_of(of_1813().roads.begin(), of_1813().roads.end(),
                                     [&](const Road& road) { return road.river == river; });
    EXPECT_TRUE(crossed) << river;
  }
}

TEST(Map1813, TheFortressesOfThePeriodAreFortresses) {
  for (const char* name : {"Magdeburg", "Wittenberg", "Torgau", "Stettin", "Küstrin", "Glogau", "Spandau", "Danzig"}) {
    EXPECT_EQ(named(name).settlement, Settlement::fortress) << name;
  }
}

TEST(Rule45Banks, AreThoseOfTheMapOf1813) {
  EXPECT_EQ(bank_of(named("Leipzig"), "Elbe"), Bank::left);
  EXPECT_EQ(bank_of(named("Leipzig"), "Saale"), Bank::right);
  EXPECT_EQ(bank_of(named("Erfurt"), "Saale"), Bank::left);
  EXPECT_EQ(bank_of(named("Berlin"), "Elbe"), Bank::right);
  EXPECT_EQ(bank_of(named("Berlin"), "Oder"), Bank::left);
  EXPECT_EQ(bank_of(named("Danzig"), "Oder"), Bank::right);
  EXPECT_TRUE(lies_in(named("Magdeburg"), "north of the Saale"));
  EXPECT_FALSE(lies_in(named("Leipzig"), "north of the Saale"));
  EXPECT_TRUE(lies_in(named("Magdeburg"), "Germany"));
}

TEST(Map1813, FromLeipzigToDresdenInfantryMarchesAboutHalfAWeek) {
  const Ways ways(of_1813());
  const std::size_t links = shortest_path(ways, named("Leipzig").id, named("Dresden").id).size() - 1;
  EXPECT_GE(links, 3U);
  EXPECT_LE(links, 5U);
}

TEST(Map1813, TheRoadsByWhichTheArmiesMarchedLeadFromPlaceToPlace) {  // sources: docs/map-1813.md
  const std::vector<std::vector<const char*>> roads = {
      {"Luckau", "Finsterwalde", "Senftenberg", "Hoyerswerda", "Bautzen"},  // Ney to Bautzen
      {"Hamburg", "Bergedorf", "Lauenburg", "Ratzeburg"},
      {"Lauenburg", "Boizenburg", "Dömitz", "Perleberg", "Kyritz", "Fehrbellin", "Spandau", "Berlin"},
      {"Berlin", "Eberswalde", "Angermünde", "Schwedt", "Stettin"},
      {"Dresden", "Dippoldiswalde", "Zinnwald", "Teplitz"},
      {"Bautzen", "Weissenberg", "Görlitz", "Waldau", "Bunzlau"},
      {"Colditz", "Döbeln", "Meissen"},  // Blücher and Yorck, 5 and 6 May
      {"Rochlitz", "Waldheim", "Nossen", "Dresden"},
      {"Torgau", "Elsterwerda", "Grossenhain"}};
  const Ways ways(of_1813());
  for (const auto& places : roads)
    for (std::size_t i = 1; i < places.size(); ++i)
      EXPECT_EQ(shortest_path(ways, named(places[i - 1]).id, named(places[i]).id).size(), 2U)
          << places[i - 1] << " to " << places[i];
}

}  // namespace estafette::map::map_1813_test
