#include "converter/orbat/structure.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::structure_test {

TEST(Structure, WhoMayStandUnderWhom) {
  EXPECT_TRUE(may_stand_under(Level::brigade, Level::division));
  EXPECT_TRUE(may_stand_under(Level::brigade, Level::cavalry_division));
  EXPECT_TRUE(may_stand_under(Level::division, Level::army));
  EXPECT_TRUE(may_stand_under(Level::corps, std::nullopt));
  EXPECT_TRUE(may_stand_under(Level::division, std::nullopt));
  EXPECT_FALSE(may_stand_under(Level::brigade, std::nullopt));
  EXPECT_FALSE(may_stand_under(Level::brigade, Level::corps));
  EXPECT_FALSE(may_stand_under(Level::brigade, Level::brigade));
  EXPECT_FALSE(may_stand_under(Level::corps, Level::cavalry_corps));
  EXPECT_FALSE(may_stand_under(Level::army, Level::army));
}

TEST(Structure, GunsMayBeACorpsOwnButInfantryNeedsADivision) {
  EXPECT_TRUE(may_belong_to(Arm::artillery, Level::corps));
  EXPECT_TRUE(may_belong_to(Arm::support, Level::army));
  EXPECT_TRUE(may_belong_to(Arm::infantry, Level::division));
  EXPECT_FALSE(may_belong_to(Arm::infantry, Level::corps));
  EXPECT_FALSE(may_belong_to(Arm::cavalry, Level::army));
}

TEST(Structure, ABatteryOfInfantryASquadronOfGunsAndABatteryWithoutAPieceAreProblems) {
  Unit unit = test::infantry("22nd Line", 900);
  EXPECT_TRUE(problems_of(unit).empty());
  unit.level = UnitLevel::battery;
  EXPECT_EQ(problems_of(unit).at(0).expected, "regiment, battalion or company for line infantry");
  unit = test::battery("1/2nd Foot", 8);
  EXPECT_TRUE(problems_of(unit).empty());
  unit.piece.clear();
  EXPECT_EQ(problems_of(unit).at(0).column, "piece");
  unit = test::cavalry("10th Hussars", 400);
  unit.guns = Guns{2};
  unit.nation.clear();
  EXPECT_EQ(problems_of(unit).size(), 2U);
}

}  // namespace estafette::structure_test
