#include "tabletop/muster/from_sheet.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::from_sheet_test {

TEST(SheetArmies, TheAttackerComesFirstReservesStayAwayAndTheConditionsAreTold) {
  Formation french = test::corps("Army of the Main", {test::division("III Corps", {test::infantry("22nd Line", 600)}),
                                                      test::division("IV Corps", {test::infantry("13th Line", 600)})});
  french.formations[0].id = "iii";
  french.formations[1].id = "iv";
  french.formations[0].units[0].id = "22";
  french.formations[1].units[0].id = "13";
  french.commander = "Marshal Ney";
  Formation allies = test::corps("Main Army", {test::division("Yorck", {test::infantry("Leib", 600)})});
  allies.formations[0].units[0].id = "leib";
  sow::BattleSheet sheet;
  sheet.sides = {{1, false, french, 100}, {2, true, allies, 100}};
  sheet.reserves = {{"iv", "IV Corps", 1, Men{600}, Guns{}}};
  sheet.sides[0].commander = "absent";
  sheet.place = "Lützen";
  sheet.settlement = "town";
  sheet.attacker_from = "south";
  sheet.start = "11:30:00";
  sow::SheetRow late;
  late.side = 1;
  late.formation = "iii";
  late.id = "22";
  late.edge = "north";
  late.arrives = "16:30:00";
  late.experience = 4;
  late.as_fought = 3;
  late.reasons = {"-1: fatigued: forced march (2.1.2)"};
  sow::SheetRow leib;
  leib.side = 2;
  leib.id = "leib";
  sheet.rows = {late, leib};
  const std::vector<SheetArmy> armies = armies_of(sheet);
  ASSERT_EQ(armies.size(), 2U);
  EXPECT_TRUE(armies[0].attacker);
  EXPECT_EQ(armies[0].orbat.formations[0].name, "Main Army");
  ASSERT_EQ(armies[1].orbat.formations[0].formations.size(), 1U);
  EXPECT_EQ(armies[1].arrivals, (std::vector<SheetArmy::Arrival>{{"III Corps", "16:30:00", "north"}}));
  EXPECT_EQ(minutes_in(sheet, "16:30:00"), 300);
  EXPECT_EQ(armies[1].conditions,
            (std::vector<std::string>{"Lützen, a town", "11:30 to ", "defends; the enemy comes from the south",
                                      "Marshal Ney is absent: nobody commands the army (4.1.1)"}));
  EXPECT_EQ(armies[1].orbat.formations[0].commander, "") << "nor does his name give him presence";
  EXPECT_EQ(armies[1].reasons.at("22"), "tested one quality lower: -1: fatigued: forced march (2.1.2)");
  EXPECT_TRUE(armies[0].reasons.empty());
}

}  // namespace estafette::tabletop::from_sheet_test
