// No place is without its name for want of room on the sheet.
#include "campaign/cartography/layout/place_names.hpp"

#include <gtest/gtest.h>

namespace estafette::cartography::place_names_test {
namespace {

/// Two places without a name on the sheet, and an inset where both names would mislead.
MapLayout without_names() {
  const Paper paper({{12, 51}, {14, 52}});
  MapLayout layout;
  layout.nameless = {0, 1};
  layout.insets.push_back({'A', {0, 0, 10, 10}, paper, {}, {}});
  layout.insets.front().misleading = {{0, {20, 20, 9, 2}, 2, false, true}, {1, {40, 20, 9, 2}, 2, false, true}};
  return layout;
}

}  // namespace

TEST(NamesTakenBack, ANameThatOnlyAnInsetHasRoomForIsShownThereThoughItMisleads) {
  MapLayout layout = without_names();
  layout.insets.front().layout.range_names = {{"Harz", 2, {}, 0, 9, {{22, 21, 4, 2}}}};
  take_names_back(layout);
  EXPECT_TRUE(named_in_inset(layout, 0));
  EXPECT_TRUE(named_in_inset(layout, 1));
  EXPECT_TRUE(layout.insets.front().layout.range_names.empty()) << "the name of a range makes way";
}

TEST(NamesTakenBack, ANameThatAnotherInsetShowsIsNotShownTwice) {
  MapLayout layout = without_names();
  Inset other = layout.insets.front();
  other.layout.names = {{0, {20, 20, 9, 2}, 2, false, false}};
  layout.insets.push_back(other);
  take_names_back(layout);
  EXPECT_EQ(layout.insets.front().layout.names.size(), 1U);
  EXPECT_EQ(layout.insets.front().layout.names.front().place, 1U);
}

}  // namespace estafette::cartography::place_names_test
