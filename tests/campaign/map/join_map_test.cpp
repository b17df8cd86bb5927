#include "campaign/map/join_map.hpp"

#include "base/files/files.hpp"
#include "maps.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::map::join_map_test {
namespace {

using test::road, test::town;

/// Alten and Burg, a good road between them, and the Elbe.
Map west() {
  Map map;
  map.campaign = "the ford";
  map.rivers = {{"Elbe", {{12, 51}, {12.5, 51.5}}}};
  map.nodes = {town("Alten", 0, 0), town("Burg", 20, 0)};
  map.roads = {road("Alten", "Burg")};
  return map;
}

/// Burg again, and Cron beyond it.
MapFile east() {
  MapFile file;
  file.map.campaign = "the ford";
  file.map.rivers = {{"Elbe", {{12, 51}, {12.5, 51.5}}}, {"Oder", {{14, 51}, {14, 52}}}};
  file.map.nodes = {town("Burg", 20, 0), town("Cron", 40, 0)};
  file.map.roads = {road("Burg", "Cron")};
  file.lines = {{5, 6}, {8}, {}};
  return file;
}

std::string refused(const MapFile& more) {
  return test::refusal([&] { static_cast<void>(joined(west(), more, "east.xml")); });
}

MapFile shipped(const std::string& name) {
  return read_map(read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "templates/campaigns/1813" / name), name);
}

}  // namespace

TEST(JoinMap, WhatBothHaveStandsOnceAndTheRestIsAdded) {
  const Map all = joined(west(), east(), "east.xml");
  ASSERT_EQ(all.nodes.size(), 3U);
  EXPECT_EQ(all.nodes[2].name, "Cron");
  EXPECT_EQ(all.rivers.size(), 2U);
  EXPECT_EQ(all.roads.size(), 2U);
}

TEST(JoinMap, ARoadIsTheSameWhicheverWayItIsWritten) {
  MapFile more = east();
  more.map.nodes.push_back(town("Alten", 0, 0));
  more.map.roads.push_back(road("Burg", "Alten"));
  EXPECT_EQ(joined(west(), more, "east.xml").roads.size(), 2U);
  more.map.roads.back().road_class = RoadClass::poor;
  EXPECT_EQ(
      refused(more),
      "east.xml: road: found \"burg to alten\"; expected the same as in the maps before it. Write it in both as it "
      "is in one of them");
}

TEST(JoinMap, ABorderPlaceThatIsNotTheSameInBothIsRefusedWithItsLine) {
  MapFile more = east();
  more.map.nodes[0].country = "Prussia";
  EXPECT_EQ(
      refused(more),
      "east.xml:5: node: found \"burg\"; expected the same as in the maps before it. Write it in both as it is in "
      "one of them");
}

TEST(JoinMap, ARiverHasOneCourseAndTheCampaignOneName) {
  MapFile more = east();
  more.map.rivers[0].course.front() = {11, 51};
  more.map.campaign = "the bridge";
  const std::string said = refused(more);
  EXPECT_NE(said.find("campaign: found \"the bridge\"; expected a map of the same campaign, the ford"),
            std::string::npos)
      << said;
  EXPECT_NE(said.find("river: found \"Elbe\""), std::string::npos) << said;
}

TEST(WiderMaps1813, EachIsCleanAloneAndAllAreCleanTogether) {
  const MapFile upper = shipped("wider/upper-germany.xml");
  const MapFile poland = shipped("wider/poland.xml");
  const Map north = shipped("map.xml").map;
  EXPECT_EQ(test::problems(upper.map), "clean");
  EXPECT_EQ(test::problems(poland.map), "clean");
  EXPECT_EQ(test::problems(joined(joined(north, upper, "upper-germany.xml"), poland, "poland.xml")), "clean");
}

TEST(WiderMaps1813, EveryPlaceStatesTheBanksThatTheRulesAskFor) {  // 4.5: Elbe, Saale, Oder
  for (const char* name : {"wider/upper-germany.xml", "wider/poland.xml"})
    for (const Node& node : shipped(name).map.nodes)
      for (const char* river : {"Elbe", "Saale", "Oder"})
        EXPECT_TRUE(bank_of(node, river).has_value()) << name << ": " << node.name << ", " << river;
}

TEST(WiderMaps1813, TheyReachTheDanubeAtViennaAndTheNiemenAtKowno) {
  const auto has = [](const MapFile& file, const char* id) { return find_node(file.map, {id}) != nullptr; };
  for (const char* id : {"ulm", "munich", "passau", "linz", "vienna", "brunn", "olmutz", "pilsen", "budweis"})
    EXPECT_TRUE(has(shipped("wider/upper-germany.xml"), id)) << id;
  for (const char* id : {"konigsberg", "tilsit", "kowno", "grodno", "brest", "lublin", "zamosc", "cracow"})
    EXPECT_TRUE(has(shipped("wider/poland.xml"), id)) << id;
}

}  // namespace estafette::map::join_map_test
