#include "campaign/map/check_detours.hpp"

#include "campaign/map/read_map.hpp"
#include "campaign/map/write_map.hpp"
#include "maps.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::map::check_detours_test {
namespace {

using test::problems, test::road, test::town;

/// Luckau and Hoyerswerda lie 40 km apart, and the only road leads by Dresden: 104 km.
Map by_dresden() {
  return {"",
          {},
          {town("Luckau", 0, 40), town("Dresden", 48, 20), town("Hoyerswerda", 0, 0)},
          {road("Luckau", "Dresden"), road("Dresden", "Hoyerswerda")}};
}

}  // namespace

TEST(Rule20Detours, NeighboursWithAStrangeWayRoundAreFoundOnceWithTheWay) {
  EXPECT_EQ(problems(by_dresden()),
            "node 2: found \"Luckau to Hoyerswerda, 104 km by Dresden and 40 straight\"; expected a way of at most 1.6 "
            "times the straight line between neighbours. Add a <road>, or say why there was none: <detour "
            "from=\"luckau\" to=\"hoyerswerda\" because=\"...\"/>");
}

TEST(Rule20Detours, WhatHistoryExplainsIsNoFault) {
  Map map = by_dresden();
  map.detours = {{{"hoyerswerda"}, {"luckau"}, "the marshes of the Elster"}};
  EXPECT_EQ(problems(map), "clean") << "whichever end is named first";
}

TEST(Rule20Detours, AnExplanationOfNothingIsFound) {
  Map map = by_dresden();
  map.roads.push_back(road("Luckau", "Hoyerswerda"));
  map.detours = {{{"luckau"}, {"hoyerswerda"}, "the marshes of the Elster"}};
  EXPECT_EQ(problems(map),
            "detour 0: found \"Luckau to Hoyerswerda\"; expected neighbours whose way is more than 1.6 times the "
            "straight line. Remove this <detour>");
}

TEST(Rule20Detours, PlacesWithAThirdBetweenThemAreNoNeighbours) {
  Map map = by_dresden();
  map.nodes.push_back(town("Senftenberg", 1, 20));
  map.roads.push_back(road("Senftenberg", "Hoyerswerda"));
  CheckLimits limits = test::limits_1813();
  limits.detour = 2.4;
  const std::string found = problems(map, limits);
  EXPECT_EQ(found.find("Luckau to Hoyerswerda"), std::string::npos) << found;
  EXPECT_NE(found.find("Luckau to Senftenberg"), std::string::npos) << found;
}

TEST(Rule20Detours, PlacesFarApartAreNoNeighbours) {
  CheckLimits limits = test::limits_1813();
  limits.neighbours = 39;
  EXPECT_EQ(problems(by_dresden(), limits), "clean");
}

TEST(Rule20Detours, WithoutItsFigureNobodyAsks) {
  CheckLimits limits = test::limits_1813();
  limits.detour = 0;
  EXPECT_EQ(problems(by_dresden(), limits), "clean");
}

TEST(ReadMap, ADetourIsReadAndWrittenAndASecondOneRefused) {
  Map map = by_dresden();
  for (Node& node : map.nodes) node.today = node.name;
  map.campaign = "1813";
  map.detours = {{{"luckau"}, {"hoyerswerda"}, "the marshes of the Elster"}};
  EXPECT_EQ(read_map(to_xml(map), "map.xml").map.detours, map.detours);
  map.detours.push_back({{"hoyerswerda"}, {"luckau"}, "again"});
  EXPECT_NE(test::refusal([&] { (void)read_map(to_xml(map), "map.xml"); }).find("expected each detour once"),
            std::string::npos);
}

TEST(ReadMap, ADetourToNowhereIsRefusedWithTheNearestPlace) {
  Map map = by_dresden();
  map.campaign = "1813";
  map.detours = {{{"luckau"}, {"hoyerswerd"}, "the marshes of the Elster"}};
  EXPECT_NE(test::refusal([&] { (void)read_map(to_xml(map), "map.xml"); }).find("Did you mean \"hoyerswerda\"?"),
            std::string::npos);
}

}  // namespace estafette::map::check_detours_test
