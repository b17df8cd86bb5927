#include "campaign/rules/marching/riverbanks.hpp"

#include "campaign/map/crossings.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::riverbanks_test {
namespace {

using map::Coordinates;
using map::crossings;

/// A river that flows north along 13 degrees east, with one great bend to the east.
const std::vector<Coordinates> kCourse = {{13, 50}, {13, 51}, {14, 51.5}, {13, 52}, {13, 53}};

map::Node at(double lon, double lat) {
  map::Node node;
  node.at = {lon, lat};
  return node;
}

}  // namespace

TEST(Rule52Pontoons, APlaceBeyondTheRiverIsOneCrossingAway) {
  EXPECT_EQ(crossings({12.5, 50.5}, {13.5, 50.5}, kCourse), 1);
  EXPECT_EQ(crossings({12.5, 50.2}, {12.5, 52.8}, kCourse), 0);
  EXPECT_EQ(crossings({13.5, 50.2}, {13.5, 52.8}, kCourse), 2) << "through the bend and out of it";
}

TEST(Rule52Pontoons, AWayThroughACornerOfTheCourseCrossesItOnce) {
  EXPECT_EQ(crossings({12.5, 51}, {13.5, 51}, kCourse), 1);
  EXPECT_EQ(crossings({13.8, 51.5}, {14.5, 51.5}, kCourse), 1);
}

TEST(Rule52Pontoons, BanksThatTheNodesSayDecideBeforeTheRoughLine) {
  map::Node west = at(12.9, 50.5), east = at(13.1, 50.5);
  EXPECT_TRUE(campaign::on_opposite_banks({"Mulde", kCourse}, west, east));
  west.banks = {{"Mulde", map::Bank::left}};
  EXPECT_TRUE(campaign::on_opposite_banks({"Mulde", kCourse}, west, east)) << "only one of them says its bank";
  east.banks = {{"Mulde", map::Bank::left}};
  EXPECT_FALSE(campaign::on_opposite_banks({"Mulde", kCourse}, west, east)) << "both stand on the left bank";
  east.banks = {{"Mulde", map::Bank::right}};
  EXPECT_TRUE(campaign::on_opposite_banks({"Mulde", kCourse}, west, east));
}

RC_GTEST_PROP(Rule52Pontoons, BackToTheStartIsBackOnTheSameBank, ()) {
  // Three ways round a triangle cross a river that flows right across the country an even number of times in all.
  const auto anywhere = [] {
    return Coordinates{*rc::gen::inRange(1200, 1500) / 100.0, *rc::gen::inRange(5010, 5290) / 100.0};
  };
  const Coordinates a = anywhere(), b = anywhere(), c = anywhere();
  const auto together = crossings(a, b, kCourse) + crossings(b, c, kCourse) + crossings(c, a, kCourse);
  const auto flipped = [](Coordinates from, Coordinates to) {
    return crossings(from, to, kCourse) == crossings(to, from, kCourse);
  };
  RC_CLASSIFY(together == 0, "no crossing");
  RC_ASSERT(flipped(a, b));
  RC_ASSERT(together % 2 == 0);
}

}  // namespace estafette::test::riverbanks_test
