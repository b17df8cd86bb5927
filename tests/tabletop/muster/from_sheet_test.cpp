#include "tabletop/muster/from_sheet.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::from_sheet_test {

TEST(SheetArmies, TheAttackerComesFirstReservesStayAwayAndArrivalsAreTold) {
  Formation french = test::corps("Army of the Main", {test::division("III Corps", {test::infantry("22nd Line", 600)}),
                                                      test::division("IV Corps", {test::infantry("13th Line", 600)})});
  french.formations[0].id = "iii";
  french.formations[1].id = "iv";
  const Formation allies = test::corps("Main Army", {test::division("Yorck", {test::infantry("Leib", 600)})});
  sow::BattleSheet sheet;
  sheet.sides = {{1, false, french, 100}, {2, true, allies, 100}};
  sheet.reserves = {{"iv", "IV Corps", 1, Men{600}, Guns{}}};
  sow::SheetRow late;
  late.side = 1;
  late.formation = "iii";
  late.edge = "north";
  late.arrives = "16:30:00";
  sheet.rows = {late};
  const std::vector<SheetArmy> armies = armies_of(sheet);
  ASSERT_EQ(armies.size(), 2U);
  EXPECT_TRUE(armies[0].attacker);
  EXPECT_EQ(armies[0].orbat.formations[0].name, "Main Army");
  ASSERT_EQ(armies[1].orbat.formations[0].formations.size(), 1U);
  EXPECT_EQ(armies[1].arrivals, (std::vector<std::string>{"III Corps arrives at 16:30:00 from the north"}));
}

}  // namespace estafette::tabletop::from_sheet_test
