#include "campaign/map/extent.hpp"

#include "campaign/map/distance.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace estafette::map::extent_test {
namespace {

Coordinates anywhere_in_europe() {
  return {*rc::gen::inRange(-1000, 4000) / 100.0, *rc::gen::inRange(3500, 7000) / 100.0};
}

}  // namespace

RC_GTEST_PROP(Extent, WhatItSaysIsFurtherOffIsFurtherOff, ()) {
  const Coordinates from = anywhere_in_europe();
  const Coordinates to = anywhere_in_europe();
  const Coordinates place = anywhere_in_europe();
  const double km = *rc::gen::inRange(0, 2000);
  const std::vector<Coordinates> line = places_along(from, to, 3);
  const bool comes =
      std::any_of(line.begin(), line.end(), [&](Coordinates here) { return km_between(here, place) <= km; });
  RC_ASSERT(!comes || Extent({from, to}).may_come_within(place, km));
}

TEST(Extent, APlaceAHundredKilometresOffIsNotWithinTen) {
  const Extent elbe({{13.7, 51.0}, {12.6, 51.9}});
  EXPECT_FALSE(elbe.may_come_within({16.3, 48.2}, 10));
  EXPECT_FALSE(elbe.may_come_within({15.3, 51.4}, 10)) << "further east";
  EXPECT_TRUE(elbe.may_come_within({13.8, 51.0}, 10));
}

TEST(Extent, OverTheDateLineNothingIsSaidToBeFar) {
  EXPECT_TRUE(Extent({{179.9, 10}, {179.9, 11}}).may_come_within({-179.9, 10}, 50));
}

TEST(Extent, LinesMeetOnlyWhereTheirExtentsDo) {
  EXPECT_TRUE(Extent({{12, 50}, {14, 52}}).may_meet(Extent({{13, 51}, {20, 51}})));
  EXPECT_FALSE(Extent({{12, 50}, {14, 52}}).may_meet(Extent({{15, 51}, {20, 51}})));
  EXPECT_FALSE(Extent({{12, 50}, {14, 52}}).may_meet(Extent({{12, 53}, {14, 54}})));
}

}  // namespace estafette::map::extent_test
