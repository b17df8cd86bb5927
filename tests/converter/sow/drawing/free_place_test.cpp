#include "converter/sow/drawing/free_place.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::free_place_test {
namespace {

const Box kSheet{0, 0, 1000, 600};
const Box kNamed{450, 280, 100, 40};

Box placed(Point first, const std::vector<Box>& signs = {}) {
  return free_places({{kNamed, 80, 20, first, kSheet}}, signs).front();
}

}  // namespace

TEST(FreePlace, ANameStandsOnTheSideThatIsWanted) {
  EXPECT_LT(placed({0, -1}).bottom(), kNamed.top);
  EXPECT_GT(placed({0, 1}).top, kNamed.bottom());
}

TEST(FreePlace, ANameGivesWayToTroops) {
  const Box wanted = placed({0, -1});
  EXPECT_FALSE(placed({0, -1}, {wanted}).overlaps(wanted));
}

TEST(FreePlace, NamesGiveWayToOneAnother) {
  const std::vector<Box> places = free_places(
      {{kNamed, 80, 20, {0, -1}, kSheet}, {kNamed, 80, 20, {0, -1}, kSheet}, {kNamed, 80, 20, {0, -1}, kSheet}}, {});
  EXPECT_FALSE(places[0].overlaps(places[1]));
  EXPECT_FALSE(places[0].overlaps(places[2]));
  EXPECT_FALSE(places[1].overlaps(places[2]));
}

TEST(FreePlace, ANameStaysOnTheSheet) {
  EXPECT_TRUE(kSheet.holds(free_places({{Box{0, 0, 30, 10}, 200, 40, {0, -1}, kSheet}}, {}).front()));
}

}  // namespace estafette::sow::free_place_test
