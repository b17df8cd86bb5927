#include "campaign/map/check_rivers.hpp"

#include "campaign/map/odd_loop.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace estafette::map::check_rivers_test {
namespace {

using test::banked, test::problems, test::place, test::road, test::town;

/// Four towns in a square of 30 km and a river from south to north between the western and the eastern two.
Map square() {
  Map map{"",
          {{"Mulde", {place(15, -60), place(15, 90)}}},
          {town("Aken", 0, 0), town("Bitter", 0, 30), town("Coswig", 30, 30), town("Dessau", 30, 0)},
          {road("Aken", "Bitter"), road("Bitter", "Coswig", "Mulde"), road("Coswig", "Dessau"),
           road("Dessau", "Aken", "Mulde")}};
  return map;
}

constexpr double kStep = 24;  // km between the towns of a grid

std::string at(int column, int row) {
  return "Town " + std::to_string(column) + " of row " + std::to_string(row);
}

/// A grid of towns, every one linked to its neighbours, with a river that comes from the south between columns 0 and 1
/// and has its mouth north of `last_row`. Only links that it truly crosses say so.
Map grid(int columns, int rows, int last_row) {
  Map map{"", {{"Mulde", {place(kStep / 2, -200), place(kStep / 2, kStep * (last_row + 0.5))}}}, {}, {}};
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column) {
      map.nodes.push_back(town(at(column, row), kStep * column, kStep * row));
      const bool crosses = column == 1 && row <= last_row;
      if (column > 0) map.roads.push_back(road(at(column - 1, row), at(column, row), crosses ? "Mulde" : ""));
      if (row > 0) map.roads.push_back(road(at(column, row - 1), at(column, row)));
    }
  }
  return map;
}

/// The links of the shortest odd loop, found by walking from every town; 0: there is none.
std::size_t links_by_plain_search(const Ways& ways, const std::vector<Division>& divisions) {
  std::size_t best = 0;
  for (std::size_t start = 0; start < ways.size(); ++start) {
    std::vector<std::size_t> links(2 * ways.size());  // to a town on the side of the start, or the other one
    std::vector<std::size_t> reached = {2 * start};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      for (const Neighbour& link : ways.links(reached[next] / 2)) {
        if (!divisions[link.road].usable) continue;
        const std::size_t state = 2 * link.to + ((reached[next] % 2 == 1) != divisions[link.road].changes ? 1 : 0);
        if (state == 2 * start || links[state] != 0) continue;
        links[state] = links[reached[next]] + 1;
        reached.push_back(state);
      }
    }
    if (links[2 * start + 1] != 0 && (best == 0 || links[2 * start + 1] < best)) best = links[2 * start + 1];
  }
  return best;
}

std::vector<MapProblem> loops_of(const Map& map) {
  return odd_loops(map, Ways(map), test::limits_1813());
}

}  // namespace

TEST(Rule22Rivers, ALoopThatCrossesARiverTwiceIsInOrder) {
  EXPECT_EQ(problems(square()), "clean");
}

TEST(Rule22Rivers, ALoopThatCrossesARiverOnceIsFoundWithAllItsNodes) {
  Map map = square();
  map.roads[3].river = "";
  EXPECT_EQ(problems(map),
            "road 0: river: found \"Aken - Bitter = Coswig - Dessau - Aken, crossing the Mulde once (=)\"; expected an "
            "even number: back at the start is back on the same bank. One of these roads lacks the river, or has it by "
            "mistake");
}

TEST(Rule22Rivers, ALoopRoundARiversMouthCrossesItOnce) {
  Map map = square();
  map.rivers[0].course = {place(15, -60), place(15, 18)};
  map.roads[1].river = "";
  EXPECT_EQ(problems(map), "clean");
  map.roads[3].river = "";
  EXPECT_EQ(problems(map),
            "road 0: river: found \"Aken - Bitter - Coswig - Dessau - Aken, crossing the Mulde nowhere\"; expected an "
            "odd number: the loop goes round the river's source or mouth. One of these roads lacks the river, or has "
            "it by mistake");
}

TEST(Rule22Rivers, ALinkThatPassesNearAMouthIsNotAskedOnWhichSide) {
  Map map = square();
  map.rivers[0].course = {place(15, -60), place(15, 25)};
  map.roads[1].river = "";
  EXPECT_EQ(problems(map), "clean");
  map.roads[1].river = "Mulde";
  EXPECT_EQ(problems(map), "clean");
}

TEST(Rule22Rivers, ACrossingFarFromTheRiversCourseIsFound) {
  Map map = square();
  map.roads[2].river = "Mulde";
  map.roads[0].river = "Mulde";
  map.rivers[0].course = {place(14, -60), place(14, 90)};
  EXPECT_EQ(
      problems(map),
      "road 2: river: found \"Coswig to Dessau, 16 km from the Mulde\"; expected a link within 15 km of the course "
      "of the river that it crosses. Name another river or none, or draw its course more closely");
}

TEST(Rule22Rivers, ACourseThatLeavesACrossingsTwoPlacesOnOneBankIsFound) {
  Map map = square();
  map.rivers[0].course = {place(15, -60), place(15, 10), place(31, 29), place(15, 50), place(15, 90)};
  EXPECT_EQ(
      problems(map),
      "road 1: river: found \"Bitter to Coswig, on one bank by the river's course\"; expected a course of the Mulde "
      "that passes between them, as the road has it. Draw the course on the other side of one of the two\n"
      "road 2: river: found \"Coswig to Dessau, on opposite banks by the river's course\"; expected a course of the "
      "Mulde that passes beside them, as the road has it. Draw the course on the other side of one of the two");
}

TEST(Rule45Banks, AreDifferentWhereALinkCrossesAndTheSameWhereItDoesNot) {
  Map map = square();
  map.rivers[0].name = "Saale";
  for (Road& each : map.roads) each.river = each.river.empty() ? "" : "Saale";
  EXPECT_EQ(
      problems(banked(map, "Saale", {"Coswig"})),
      "road 2: river: found \"Coswig (right) to Dessau (left)\"; expected the same bank of the Saale at both ends, "
      "or a crossing of it. Mend the <bank river=\"Saale\"> of one of the nodes, or the river of the road\n"
      "road 3: river: found \"Dessau (left) to Aken (left), crossing the Saale\"; expected different banks of the "
      "Saale at its ends. Mend the <bank river=\"Saale\"> of one of the nodes, or the river of the road");
  EXPECT_EQ(problems(banked(map, "Saale", {"Coswig", "Dessau"})), "clean");
}

TEST(Rule45Banks, OfNodesThatSayNoneAreNotDoubted) {
  Map map = banked(square(), "Mulde", {"Coswig"});
  map.nodes[3].banks.clear();
  map.nodes[1].banks.clear();
  EXPECT_EQ(problems(map), "clean");
}

TEST(Rule45Banks, MayChangeWithoutACrossingBeyondSourceAndMouth) {
  Map map = square();
  map.rivers[0] = {"Saale", {place(15, -60), place(15, 18)}};
  map.roads[1].river = "";
  map.roads[3].river = "Saale";
  EXPECT_EQ(problems(banked(map, "Saale", {"Coswig", "Dessau"})), "clean");
}

TEST(Rule45Banks, OverTheWatershedABankMayChange) {
  Map map = square();
  map.rivers.push_back({"Elbe", {place(-60, -40), place(90, -40)}});
  map = banked(map, "Elbe", {"Coswig"});
  EXPECT_NE(problems(map), "clean");
  for (Road& road : map.roads) {
    if (road.from == map.nodes[2].id || road.to == map.nodes[2].id) road.watershed = "Elbe";
  }
  EXPECT_EQ(problems(map), "clean");
}

TEST(OddLoop, ALandThatIsTrulyDividedHasNone) {
  const Map map = square();
  EXPECT_TRUE(shortest_odd_loop(Ways(map), {{true, false}, {true, true}, {true, false}, {true, true}}).roads.empty());
}

TEST(OddLoop, TheShortestIsGivenAndWhatIsLeftOutIsNotWalked) {
  const Map map{"",
                {},
                {town("A", 0, 0), town("B", 30, 0), town("C", 30, 30), town("D", 0, 30)},
                {road("A", "B"), road("B", "C"), road("C", "D"), road("D", "A"), road("A", "C")}};
  std::vector<Division> divisions(5);
  divisions[0].changes = true;
  EXPECT_EQ(shortest_odd_loop(Ways(map), divisions).roads, (std::vector<std::size_t>{0, 1, 4}));
  divisions[4].usable = false;
  EXPECT_EQ(shortest_odd_loop(Ways(map), divisions).roads, (std::vector<std::size_t>{0, 1, 2, 3}));
}

RC_GTEST_PROP(OddLoop, ItIsAsShortAsASearchFromEveryTownFinds, ()) {
  const Map map = grid(*rc::gen::inRange(2, 6), *rc::gen::inRange(2, 6), 9);
  const Ways ways(map);
  std::vector<Division> divisions(map.roads.size());
  for (Division& division : divisions) division = {*rc::gen::inRange(0, 8) != 0, *rc::gen::arbitrary<bool>()};
  RC_ASSERT(shortest_odd_loop(ways, divisions).roads.size() == links_by_plain_search(ways, divisions));
}

TEST(Rule22Rivers, OfVeryManyWrongCrossingsAHundredLoopsAreToldAndThatThereAreMore) {
  Map map = grid(40, 20, 20);
  for (std::size_t i = 0; i < map.roads.size(); i += 3) map.roads[i].river = "Mulde";
  const std::vector<MapProblem> found = loops_of(map);
  ASSERT_EQ(found.size(), 101U);
  EXPECT_EQ(found.back().found.substr(0, 33), "more loops like these, the next o");
  EXPECT_EQ(found.back().expected, "at most 100 at a time");
}

RC_GTEST_PROP(Rule22Rivers, AWrongCrossingAnywhereInAGridIsFoundInALoopThatHoldsIt, ()) {
  const int columns = *rc::gen::inRange(2, 6);
  const int rows = *rc::gen::inRange(2, 6);
  const int last_row = *rc::gen::inRange(-1, rows);
  Map map = grid(columns, rows, last_row);
  RC_ASSERT(loops_of(map).empty());
  Road& wrong = map.roads[*rc::gen::inRange<std::size_t>(0, map.roads.size())];
  wrong.river = wrong.river.empty() ? "Mulde" : "";
  const std::vector<MapProblem> found = loops_of(map);
  RC_ASSERT(found.size() == 1U);
  const std::string& loop = found.front().found;
  RC_ASSERT(loop.find(find_node(map, wrong.from)->name) != std::string::npos);
  RC_ASSERT(loop.find(find_node(map, wrong.to)->name) != std::string::npos);
}

RC_GTEST_PROP(Rule22Rivers, ThereAreNeverMoreFindingsThanWrongCrossings, ()) {
  Map map = grid(*rc::gen::inRange(2, 6), *rc::gen::inRange(2, 6), 9);
  const int wrongs = *rc::gen::inRange(1, 5);
  for (int i = 0; i < wrongs; ++i) {
    Road& wrong = map.roads[*rc::gen::inRange<std::size_t>(0, map.roads.size())];
    wrong.river = wrong.river.empty() ? "Mulde" : "";
  }
  RC_ASSERT(loops_of(map).size() <= static_cast<std::size_t>(wrongs));
}

}  // namespace estafette::map::check_rivers_test
