#include "campaign/map/ways.hpp"

#include "campaign/map/distance.hpp"
#include "maps.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace estafette::map::ways_test {
namespace {

using test::place, test::road, test::town;

std::string path(const Map& map, const std::string& from, const std::string& to) {
  std::string text;
  for (const NodeId& id : shortest_path(Ways(map), {from}, {to})) text += (text.empty() ? "" : " ") + id.slug;
  return text;
}

}  // namespace

TEST(Distance, FromLeipzigToDresdenAHundredKilometres) {
  EXPECT_NEAR(km_between({12.3747, 51.3404}, {13.7383, 51.0493}), 100.2, 0.5);
  EXPECT_EQ(km_between({12, 51}, {12, 51}), 0);
  EXPECT_NEAR(km_between(place(0, 0), place(30, 40)), 50, 0.2);
}

TEST(Distance, ToALineItIsTheNearestPointThatCountsAndBeyondItsEndsTheEnd) {
  const std::vector<Coordinates> line = {place(0, 0), place(0, 20), place(20, 20)};
  EXPECT_NEAR(approach(place(-5, 10), line).km, 5, 0.1);
  EXPECT_FALSE(approach(place(-5, 10), line).at_end);
  EXPECT_FALSE(approach(place(-3, 24), line).at_end) << "nearest at the bend";
  EXPECT_NEAR(approach(place(-3, 24), line).km, 5, 0.1);
  EXPECT_TRUE(approach(place(3, -4), line).at_end);
  EXPECT_TRUE(approach(place(30, 21), line).at_end);
}

TEST(Distance, PlacesAlongAWayBeginAndEndWithIt) {
  const std::vector<Coordinates> places = places_along(place(0, 0), place(10, 0), 3);
  ASSERT_EQ(places.size(), 5U);
  EXPECT_EQ(places.front(), place(0, 0));
  EXPECT_EQ(places.back(), place(10, 0));
  EXPECT_EQ(places_along(place(0, 0), place(0, 0), 3).size(), 2U);
}

TEST(Rule20Ways, FewerLinksAreShorterThanFewerKilometres) {
  const Map map{"",
                {},
                {town("A", 0, 0), town("B", 10, 0), town("C", 25, 0), town("D", 10, 60)},
                {road("a", "b"), road("b", "c"), road("c", "d"), road("a", "d")}};
  EXPECT_EQ(path(map, "a", "c"), "a b c") << "of two links both, this one is shorter";
  EXPECT_EQ(path(map, "a", "d"), "a d");
  EXPECT_EQ(path(map, "d", "b"), "d a b") << "every road leads both ways";
  EXPECT_EQ(path(map, "b", "b"), "b");
}

TEST(Rule20Ways, WhereNoRoadLeadsThereIsNoPath) {
  const Map map{"", {}, {town("A", 0, 0), town("B", 10, 0), town("C", 20, 0)}, {road("a", "b")}};
  EXPECT_EQ(path(map, "a", "c"), "");
  EXPECT_THROW((void)path(map, "a", "nowhere"), std::out_of_range);
}

RC_GTEST_PROP(Rule20Ways, ThePathIsAsShortAsComparingAllWaysMakesIt, ()) {
  constexpr int kNone = 99;
  const std::size_t nodes = *rc::gen::inRange<std::size_t>(2, 9);
  Map map;
  std::vector<std::vector<int>> links(nodes, std::vector<int>(nodes, kNone));
  for (std::size_t i = 0; i < nodes; ++i) {
    map.nodes.push_back(town("n" + std::to_string(i), *rc::gen::inRange(0, 100), *rc::gen::inRange(0, 100)));
    links[i][i] = 0;
    for (std::size_t j = 0; j < i; ++j) {
      if (*rc::gen::inRange(0, 3) != 0) continue;
      map.roads.push_back(road(map.nodes[i].name, map.nodes[j].name));
      links[i][j] = links[j][i] = 1;
    }
  }
  const std::vector<std::vector<int>> direct = links;
  for (std::size_t by = 0; by < nodes; ++by) {
    for (std::size_t i = 0; i < nodes; ++i) {
      for (std::size_t j = 0; j < nodes; ++j) links[i][j] = std::min(links[i][j], links[i][by] + links[by][j]);
    }
  }
  const Ways ways(map);
  for (std::size_t to = 0; to < nodes; ++to) {
    const std::vector<NodeId> found = shortest_path(ways, ways.id_of(0), ways.id_of(to));
    RC_ASSERT(found.empty() == (links[0][to] >= kNone));
    if (found.empty()) continue;
    RC_ASSERT(static_cast<int>(found.size()) - 1 == links[0][to]);
    for (std::size_t i = 1; i < found.size(); ++i) {
      RC_ASSERT(direct[ways.index_of(found[i - 1])][ways.index_of(found[i])] == 1);
    }
  }
}

}  // namespace estafette::map::ways_test
