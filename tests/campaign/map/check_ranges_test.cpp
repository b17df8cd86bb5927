// Ranges are questioned where they contradict the places in them.
#include "campaign/map/check_ranges.hpp"

#include <gtest/gtest.h>

namespace estafette::map::check_ranges_test {
namespace {

Map with_place(Terrain terrain, Coordinates at, RangeKind kind) {
  Map map;
  Node node;
  node.id = {"hof"};
  node.name = "Hof";
  node.at = at;
  node.terrain = terrain;
  map.nodes = {node};
  map.ranges = {{"Wald", kind, {{11, 50}, {12, 50}}, 20, "by hand"}};
  return map;
}

std::size_t questions(Terrain terrain, Coordinates at, RangeKind kind = RangeKind::mountains) {
  return strange_ranges(with_place(terrain, at, kind)).size();
}

}  // namespace

TEST(CheckRanges, FlatCountryOnACrestIsQuestionedAndHillsInTheMiddleOfAMarsh) {
  EXPECT_EQ(questions(Terrain::farmland, {11.5, 50.01}), 1U);
  EXPECT_EQ(questions(Terrain::hilly, {11.5, 50.01}), 0U);
  EXPECT_EQ(questions(Terrain::forested, {11.5, 50.01}), 0U);
  EXPECT_EQ(questions(Terrain::farmland, {11.5, 50.08}), 0U) << "at the foot of the range";
  EXPECT_EQ(questions(Terrain::hilly, {11.5, 50.01}, RangeKind::marsh), 1U);
  EXPECT_EQ(questions(Terrain::marsh, {11.5, 50.01}, RangeKind::marsh), 0U);
}

TEST(CheckRanges, ARangeFarFromAllPlacesIsQuestioned) {
  const auto found = strange_ranges(with_place(Terrain::hilly, {11.5, 51}, RangeKind::mountains));
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].part, MapPart::range);
  EXPECT_EQ(found[0].found, "Wald, 111 km from any place");
}

}  // namespace estafette::map::check_ranges_test
