#include "campaign/map/check_map.hpp"

#include "maps.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::map::check_map_test {
namespace {

using test::problems, test::fortress, test::road, test::town;

}  // namespace

TEST(Rule12Map, WhatNoRoadReachesIsFoundOncePerPieceOfLand) {
  const Map map{"",
                {},
                {town("Ulm", 0, 0), town("Gotha", 100, 0), town("Weimar", 130, 0), town("Jena", 130, 20),
                 town("Island", 200, 0), town("Roda", 30, 0)},
                {road("Gotha", "Weimar"), road("Weimar", "Jena"), road("Ulm", "Roda")}};
  EXPECT_EQ(problems(map),
            "node 0: found \"Ulm, Roda\"; expected a road to the rest of the map. Add a <road> that leads there\n"
            "node 4: found \"Island\"; expected a road to the rest of the map. Add a <road> that leads there");
}

TEST(Rule21Links, AreNeitherTooLongNorTooShort) {
  const Map map{
      "",
      {},
      {town("Abc", 0, 0), town("Def", 8.1, 0), town("Ghi", 78, 0), town("Jkl", 78, 7.8), town("Mno", 8.1, 71)},
      {road("Abc", "Def"), road("Def", "Ghi"), road("Ghi", "Jkl"), road("Def", "Mno")}};
  EXPECT_EQ(problems(map),
            "road 2: found \"Ghi to Jkl, 8 km\"; expected a link of 8 to 70 km. Merge the two nodes, or check their "
            "coordinates\n"
            "road 3: found \"Def to Mno, 71 km\"; expected a link of 8 to 70 km. Put a node between the two, or check "
            "their coordinates");
}

TEST(Rule231Fortresses, OneOnARiverControlsACrossing) {
  Map map{"",
          {{"Elbe", {test::place(15, -90), test::place(15, 90)}}},
          {fortress("Torgau", 0, 0), town("Belgern", 30, 0), fortress("Wurzen", -30, 0)},
          {road("Torgau", "Belgern", "Elbe"), road("Torgau", "Wurzen")}};
  map = test::banked(map, "Elbe", {"Belgern"});
  EXPECT_EQ(problems(map),
            "node 0: found \"Torgau, a fortress at crossings (Elbe to Belgern)\"; expected control of one of them "
            "(2.3.1). Write controlled_by=\"torgau\" on the <road>");
  map.roads[0].controlled_by = NodeId{"torgau"};
  EXPECT_EQ(problems(map), "clean") << "Wurzen has no crossing to control";
}

TEST(MapNames, WhoWritesNoAccentsMustStillTellThemApart) {
  const auto of_names = [](const std::string& a, const std::string& b, double km) {
    Map map{"", {}, {town("x", 0, 0), town("y", km, 0)}, {road("x", "y")}};
    map.nodes[0].name = a;
    map.nodes[1].name = b;
    return problems(map);
  };
  EXPECT_EQ(
      of_names("Lübben", "Lubben", 60),
      "node 1: name: found \"Lubben\"; expected more than accents and letter case to tell it from Lübben (x). Add "
      "what people added: the river, or the country");
  EXPECT_TRUE(of_names("Frankfurt", "Frankfurt", 60).starts_with("node 1: name: found \"Frankfurt\"; expected more"));
  EXPECT_EQ(of_names("Lübben", "Luebben", 60), "clean");
  EXPECT_EQ(of_names("Lübben", "Lüben", 39),
            "node 1: name: found \"Lüben\"; expected more than one letter to tell it from Lübben (x), 39 km away. Is "
            "it one place entered twice?");
  EXPECT_EQ(of_names("Lübben", "Lüben", 41), "clean");
  EXPECT_EQ(of_names("Lübben", "Löben", 20), "clean") << "two letters";
}

TEST(MapNames, OneLetterIsEnoughBetweenTwoCountries) {
  Map map{"", {}, {town("Guben", 0, 0), town("Lüben", 20, 0)}, {road("Guben", "Lüben")}};
  EXPECT_NE(problems(map), "clean");
  map.nodes[1].country = "Prussia";
  EXPECT_EQ(problems(map), "clean");
}

TEST(CheckMap, AFindingIsToldWithTheLineOfItsPart) {
  const std::vector<MapProblem> found = {{MapPart::node, 1, "name", "Lubben", "another name", ""},
                                         {MapPart::road, 0, "", "A to B", "a link", ""}};
  const std::vector<Problem> problems = located(found, {{3, 5}, {8}}, "map.xml");
  ASSERT_EQ(problems.size(), 2U);
  EXPECT_EQ(to_string(problems[0]), "map.xml:5: name: found \"Lubben\"; expected another name");
  EXPECT_EQ(to_string(problems[1]), "map.xml:8: found \"A to B\"; expected a link");
}

TEST(CheckLimitsProblems, EveryProblemIsSaidWithItsLine) {
  EXPECT_EQ(test::refusal([] {
              ProblemList problems;
              XmlElement element = XmlElement::parse(
                  "<map-check rule='1.2'>\n<link shortest='40' longest='30'/>\n<river off='-1' ends='3'/></map-check>",
                  "rules.xml", "map-check", problems);
              (void)read_check_limits(element);
              problems.refuse_if_any();
            }),
            "rules.xml:1: expected a <names> in <map-check>\n"
            "rules.xml:2: longest: found \"30\"; expected a number with \".\" as its decimal mark, 40 to 999\n"
            "rules.xml:3: off: found \"-1\"; expected a number with \".\" as its decimal mark, 0 to 999\n"
            "rules.xml:3: end: expected end=\"...\" in <river>\n"
            "rules.xml:3: found \"ends\"; expected off or end. Did you mean \"end\"?");
}

}  // namespace estafette::map::check_map_test
