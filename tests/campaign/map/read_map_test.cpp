#include "campaign/map/read_map.hpp"

#include "base/files/files.hpp"
#include "campaign/map/write_map.hpp"
#include "maps.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>
#include <stdexcept>

namespace estafette::map::read_map_test {
namespace {

std::string ford() {
  return read_text(fs::path(ESTAFETTE_FIXTURES) / "map/ford.xml");
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const std::size_t at = text.find(what);
  if (at == std::string::npos) throw std::logic_error("not in the text: " + what);
  return text.replace(at, what.size(), by);
}

/// What the ford is refused with when `what` stands there as `by`.
std::string refused(const std::string& what, const std::string& by) {
  return test::refusal([&] { (void)read_map(replaced(ford(), what, by), "map.xml"); });
}

}  // namespace

TEST(ReadMap, TheFordIsReadAsItStands) {
  const MapFile read = read_map(ford(), "map.xml");
  EXPECT_EQ(read.map.campaign, "the ford");
  ASSERT_EQ(read.map.nodes.size(), 3U);
  const Node& burg = *find_node(read.map, {"burg"});
  EXPECT_EQ(burg.today, "Burg (Elbe)");
  EXPECT_EQ(burg.settlement, Settlement::fortress);
  EXPECT_EQ(burg.terrain, Terrain::river_crossing);
  EXPECT_EQ(bank_of(burg, "Elbe"), Bank::right);
  EXPECT_EQ(bank_of(burg, "Oder"), std::nullopt);
  EXPECT_EQ(burg.regions, (std::vector<std::string>{"Germany", "bridgeheads"}));
  EXPECT_TRUE(lies_in(burg, "Germany"));
  EXPECT_FALSE(lies_in(burg, "German"));
  EXPECT_FALSE(burg.port);
  EXPECT_EQ(find_river(read.map, "Elbe")->course.at(1), (Coordinates{12.9, 51.8}));
  EXPECT_EQ(read.map.roads.at(0).controlled_by, NodeId{"burg"});
  EXPECT_EQ(read.map.roads.at(1), (Road{{"burg"}, {"cron"}, RoadClass::poor, "", {}, "", ""}));
  EXPECT_EQ(read.lines.nodes, (std::vector<int>{4, 6, 9}));
  EXPECT_EQ(read.lines.roads, (std::vector<int>{11, 12, 13}));
  EXPECT_EQ(find_node(read.map, {"dorf"}), nullptr);
  EXPECT_EQ(find_river(read.map, "Oder"), nullptr);
}

TEST(ReadMap, ARangeIsReadAndWrittenAndSaysWhereItsLineComesFrom) {
  std::string text = ford();
  text.insert(text.find("<node"),
              "<range name=\"Harz\" kind=\"mountains\" crest=\"10 51, 11 51\" broad=\"28\" note=\"by hand\"/>");
  const Map read = read_map(text, "map.xml").map;
  EXPECT_EQ(read.ranges, (std::vector<LandRange>{{"Harz", RangeKind::mountains, {{10, 51}, {11, 51}}, 28, "by hand"}}));
  EXPECT_EQ(read_map(to_xml(read), "map.xml").map, read);
  text.replace(text.find(" note=\"by hand\""), 15, "");
  EXPECT_EQ(test::refusal([&] { (void)read_map(text, "map.xml"); }),
            "map.xml:4: note: expected note=\"...\" in <range>");
}

TEST(ReadMap, ASeaIsReadAndWrittenAndAShoreOfTwoPointsIsNone) {
  std::string text = ford();
  text.insert(text.find("<node"), "<sea name=\"Baltic\" shore=\"12 53, 13 53, 13 54\"/>");
  const Map read = read_map(text, "map.xml").map;
  EXPECT_EQ(read.seas, (std::vector<Sea>{{"Baltic", {{12, 53}, {13, 53}, {13, 54}}}}));
  EXPECT_EQ(read_map(to_xml(read), "map.xml").map, read);
  text.replace(text.find("12 53, "), 7, "");
  EXPECT_EQ(test::refusal([&] { (void)read_map(text, "map.xml"); }),
            "map.xml:4: shore: found \"13 53, 13 54\"; expected three points or more round the sea, longitude and "
            "latitude separated by a space, points by commas. Write 14.21 50.85, 14.07 50.92, "
            "14.12 51.03");
}

TEST(ReadMap, MoreThanAnybodyDrawsIsRefusedWithWords) {
  std::string nodes;
  for (std::size_t i = 0; i <= kMostNodes; ++i) nodes += "<node id=\"n" + std::to_string(i) + "\"/>\n";
  EXPECT_EQ(
      test::refusal([&] { (void)read_map("<map campaign=\"x\">\n" + nodes + "</map>", "map.xml"); }),
      "map.xml:3002: found \"3,001 <node>\"; expected a map with at most 3,000. Leave out those at which nothing can "
      "happen");
  std::string course = "12 51";
  for (std::size_t i = 0; i < kMostPoints; ++i) course += ", 12 51";
  EXPECT_EQ(
      refused("12.70 51.95, 12.90 51.80, 13.10 51.60", course),
      "map.xml:3: course: found \"2,001 points\"; expected at most 2,000. Leave out those that nobody can see on the "
      "map");
}

TEST(ReadMap, MorePointsInAllThanAnybodyDrawsAreRefusedWithWords) {
  std::string course = "12 51";
  for (std::size_t i = 1; i < kMostPoints; ++i) course += ", 12 51";
  std::string rivers;
  for (int i = 0; i < 51; ++i) rivers += "<river name=\"R" + std::to_string(i) + "\" course=\"" + course + "\"/>\n";
  EXPECT_EQ(
      test::refusal([&] { (void)read_map("<map campaign=\"x\">\n" + rivers + "</map>", "map.xml"); }),
      "map.xml:1: found \"102,000 points of rivers, seas and ranges\"; expected a map with at most 100,000. Leave "
      "out those that nobody can see on the map");
}

TEST(ReadMap, LinesThatRunToAndFroWithoutEndAreRefusedWithWords) {
  std::string course = "6 47";
  for (std::size_t i = 1; i < kMostPoints; ++i) course += i % 2 == 0 ? ", 6 47" : ", 14 53";
  const std::string river = "<river name=\"R\" course=\"" + course + "\"/>\n";
  EXPECT_EQ(
      test::refusal([&] { (void)read_map("<map campaign=\"x\">\n" + river + "</map>", "map.xml"); }),
      "map.xml:1: found \"1,754,326 km of rivers, shores and crests\"; expected a map with at most 200,000 km. Look "
      "for points with a wrong degree, or in the wrong order");
}

TEST(ReadMap, TheFordIsTheExampleOfTheFormatsPage) {
  const std::string page = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/formats/map.md");
  EXPECT_NE(page.find(ford().substr(ford().find("<map"))), std::string::npos);
}

TEST(ReadMap, EveryNearMissIsRefusedWithTheWholeSentence) {
  const std::string course =
      "; expected two points or more from source to mouth, longitude and latitude separated by a space, points by "
      "commas. Write 14.21 50.85, 14.07 50.92";
  const std::vector<std::array<std::string, 3>> misses = {
      {"name=\"Elbe\" course", "name=\"\" course",
       "map.xml:3: name: expected a name\n"
       "map.xml:5: river: found \"Elbe\"; expected the name of a <river> of this map\n"
       "map.xml:8: river: found \"Elbe\"; expected the name of a <river> of this map\n"
       "map.xml:10: river: found \"Elbe\"; expected the name of a <river> of this map\n"
       "map.xml:11: river: found \"Elbe\"; expected the name of a <river> of this map, or no such attribute\n"
       "map.xml:13: river: found \"Elbe\"; expected the name of a <river> of this map, or no such attribute"},
      {"12.70 51.95,", "12.70;51.95,", "map.xml:3: course: found \"12.70;51.95, 12.90 51.80, 13.10 51.60\"" + course},
      {"12.70 51.95,", "12.70 95.51,", "map.xml:3: course: found \"12.70 95.51, 12.90 51.80, 13.10 51.60\"" + course},
      {"12.70 51.95, 12.90 51.80, ", "", "map.xml:3: course: found \"13.10 51.60\"" + course},
      {"12.70 51.95, 12.90 51.80, 13.10 51.60", "", "map.xml:3: course: expected" + course.substr(10)},
      {"lon=\"12.80\"", "lon=\"12,80\"",
       "map.xml:4: lon: found \"12,80\"; expected a number with \".\" as its decimal mark, -180 to 180"},
      {"lat=\"51.70\"", "lat=\"151.70\"",
       "map.xml:4: lat: found \"151.70\"; expected a number with \".\" as its decimal mark, -90 to 90"},
      {"name=\"Alten\"", "name=\" \"", "map.xml:4: name: found \" \"; expected a name"},
      {"today=\"Alten\"", "", "map.xml:4: today: expected today=\"...\" in <node>"},
      {"class=\"town\"", "class=\"Town\"",
       "map.xml:4: class: found \"Town\"; expected town, city or fortress. Did you mean \"town\"?"},
      {"port=\"no\"", "port=\"maybe\"", "map.xml:4: port: found \"maybe\"; expected no or yes"},
      {"terrain=\"river crossing\"", "terrain=\"crossing\"",
       "map.xml:6: terrain: found \"crossing\"; expected farmland, forested, hilly, river crossing, marsh or urban"},
      {"side=\"left\"", "side=\"west\"", "map.xml:5: side: found \"west\"; expected left or right"},
      {"<bank river=\"Elbe\"", "<bank river=\"Elb\"",
       "map.xml:5: river: found \"Elb\"; expected the name of a <river> of this map. Did you mean \"Elbe\"?"},
      {"</node>", "<bank river=\"Elbe\" side=\"left\"/></node>",
       "map.xml:5: river: found \"Elbe\"; expected each river of a node once; line 5 has it already. Remove one of the "
       "two"},
      {"Germany, bridgeheads", "Germany, Germany",
       "map.xml:6: regions: found \"Germany, Germany\"; expected names of regions, each once, with commas between "
       "them"},
      {"Germany, bridgeheads", "",
       "map.xml:6: regions: expected names of regions, each once, with commas between them. Leave the attribute out if "
       "there is none"},
      {"regions=\"Germany\"", "region=\"Germany\"",
       "map.xml:4: found \"region\"; expected id, name, today, lon, lat, class, port, terrain, country, regions or "
       "note. "
       "Did you mean \"regions\"?"},
      {"id=\"cron\"", "id=\"Crön\"",
       "map.xml:9: id: found \"Crön\"; expected small ASCII letters, digits and single hyphens. Write cron"},
      {"id=\"alten\"", "id=\"\"",
       "map.xml:4: id: expected small ASCII letters, digits and single hyphens\n"
       "map.xml:11: from: found \"alten\"; expected the id of a <node> of this map\n"
       "map.xml:13: from: found \"alten\"; expected the id of a <node> of this map"},
      {"id=\"cron\"", "id=\"burg\"",
       "map.xml:9: id: found \"burg\"; expected each node once; line 6 has it already. Remove one of the two\n"
       "map.xml:12: to: found \"cron\"; expected the id of a <node> of this map\n"
       "map.xml:13: to: found \"cron\"; expected the id of a <node> of this map"},
      {"to=\"burg\"", "to=\"bug\"",
       "map.xml:11: to: found \"bug\"; expected the id of a <node> of this map. Did you mean \"burg\"?\n"
       "map.xml:11: controlled_by: found \"burg\"; expected one end of this road. Did you mean \"bug\"?"},
      {"from=\"burg\" to=\"cron\"", "from=\"cron\" to=\"cron\"",
       "map.xml:12: to: found \"cron\"; expected a node other than the one it starts from"},
      {"from=\"burg\" to=\"cron\"", "from=\"burg\" to=\"alten\"",
       "map.xml:12: found \"burg to alten\"; expected each pair of nodes once, since every road leads both ways; line "
       "11 "
       "has it already. Remove one of the two"},
      {"class=\"good\" river=\"Elbe\"", "class=\"good\" river=\"Elb\"",
       "map.xml:11: river: found \"Elb\"; expected the name of a <river> of this map, or no such attribute. Did you "
       "mean "
       "\"Elbe\"?"},
      {"controlled_by=\"burg\"", "controlled_by=\"cron\"",
       "map.xml:11: controlled_by: found \"cron\"; expected one end of this road"},
      {"controlled_by=\"burg\"", "controlled_by=\"alten\"",
       "map.xml:11: controlled_by: found \"alten\"; expected a node of class fortress: only fortresses control "
       "crossings "
       "(2.3.1)"},
      {"class=\"good\" river=\"Elbe\"", "class=\"good\"",
       "map.xml:11: controlled_by: found \"burg\"; expected a road that crosses a river: nothing else is controlled "
       "(2.3.1). Name the river, or remove this"},
      {"class=\"poor\"/>", "class=\"poor\" oneway=\"yes\"/>",
       "map.xml:12: found \"oneway\"; expected from, to, class, river, watershed, controlled_by or note. Remove it"},
      {"<map campaign=\"the ford\">", "<map>", "map.xml:2: campaign: expected campaign=\"...\" in <map>"},
      {"<road from=\"burg\"", "<rode from=\"burg\"",
       "map.xml:12: found \"rode\"; expected river, sea, range, node, road or detour. Did you mean \"node\"?"},
  };
  for (const auto& [what, by, sentence] : misses) EXPECT_EQ(refused(what, by), sentence) << what << " -> " << by;
  EXPECT_EQ(test::refusal([] { (void)read_map("<map campaign='1813'/>", "map.xml"); }),
            "map.xml:1: expected a <node> in <map>");
  EXPECT_EQ(test::refusal([] { (void)read_map("<rules/>", "map.xml"); }),
            "map.xml:1: found \"<rules>\"; expected <map>. Is this the right file?");
}

TEST(ReadMap, AllProblemsAreSaidInOneRun) {
  std::string text = replaced(ford(), "lon=\"12.80\"", "lon=\"x\"");
  text = replaced(text, "to=\"burg\"", "to=\"bug\"");
  text = replaced(text, "from=\"burg\" to=\"cron\" class=\"poor\"", "from=\"burg\" to=\"cron\" class=\"bad\"");
  try {
    (void)read_map(text, "map.xml");
    FAIL() << "accepted";
  } catch (const Refusal& refusal) {
    std::set<int> lines;
    for (const Problem& problem : refusal.problems()) lines.insert(problem.line);
    EXPECT_EQ(lines, (std::set<int>{4, 11, 12}));
  }
}

TEST(WriteMap, TheFordIsWrittenWithOneElementALine) {
  const std::string text = to_xml(read_map(ford(), "map.xml").map);
  EXPECT_NE(text.find("  <road from=\"alten\" to=\"burg\" class=\"good\" river=\"Elbe\" controlled_by=\"burg\" />\n"),
            std::string::npos)
      << text;
}

RC_GTEST_PROP(WriteMap, WhatIsWrittenIsReadBackTheSame, ()) {
  const auto text = [] {
    return *rc::gen::elementOf(
        std::vector<std::string>{"Elbe", "Würzen & Söhne", "\"Łódź\"", "a<b>c", "d'Erlon", "x  y"});
  };
  const auto number = [](double most) { return *rc::gen::inRange(-100000, 100001) * most / 100000; };
  const auto pick = [](int words) { return *rc::gen::inRange(0, words); };
  Map map;
  map.campaign = text();
  for (int i = 0; i < pick(4); ++i) {
    map.rivers.push_back({text() + std::to_string(i), {{number(180), number(90)}, {number(180), number(90)}}});
  }
  const int nodes = *rc::gen::inRange(2, 8);
  for (int i = 0; i < nodes; ++i) {
    Node node = test::town(text() + std::to_string(i), 0, 0);
    node.id = {"n" + std::to_string(i)};
    node.at = {number(180), number(90)};
    node.settlement = static_cast<Settlement>(pick(3));
    node.terrain = static_cast<Terrain>(pick(6));
    node.port = pick(2) == 1;
    if (pick(2) == 1) node.regions.emplace_back("Germany");
    if (pick(2) == 1) node.regions.emplace_back("d'Erlon's");
    for (const River& river : map.rivers)
      if (pick(2) == 1) node.banks.push_back({river.name, static_cast<Bank>(pick(2))});
    node.note = pick(2) == 1 ? text() : "";
    map.nodes.push_back(node);
  }
  for (std::size_t i = 1; i < map.nodes.size(); ++i) {
    Road road{map.nodes[i - 1].id, map.nodes[i].id, static_cast<RoadClass>(pick(2)), "", {}, "", ""};
    if (!map.rivers.empty() && pick(2) == 1) road.river = map.rivers.front().name;
    if (!map.rivers.empty() && pick(4) == 1) road.watershed = map.rivers.front().name;
    if (!road.river.empty() && map.nodes[i].settlement == Settlement::fortress) road.controlled_by = map.nodes[i].id;
    if (pick(2) == 1) road.note = text();
    map.roads.push_back(road);
  }
  const std::string written = to_xml(map);
  const Map read = read_map(written, "map.xml").map;
  RC_ASSERT(read == map);
  RC_ASSERT(to_xml(read) == written);
}

}  // namespace estafette::map::read_map_test
