#include "converter/sow/muster.hpp"

#include "battles.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/experience.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>

namespace estafette::sow {
namespace {

Field field_of(const BattlePlan& plan) {
  return muster(plan, test::waterloo());
}

/// The first row of that name. Fails the test if there is none.
FieldRow row_named(const Field& field, const std::string& name) {
  for (const FieldRow* row : rows_of(field)) {
    if (row->sheet.name == name) return *row;
  }
  ADD_FAILURE() << "no row " << name;
  return {};
}

bool remarked(const Field& field, const std::string& remark) {
  return std::find(field.remarks.begin(), field.remarks.end(), remark) != field.remarks.end();
}

std::vector<int> ranks(const FieldRow& row) {
  const SheetRow& sheet = row.sheet;
  return {sheet.side, sheet.army, sheet.corps, sheet.division, sheet.brigade, sheet.regiment};
}

TEST(Rule131Names, TheBcIsTheArmyTheBdADivisionTheBbABrigade) {
  const Field field = field_of(test::luetzen());
  EXPECT_EQ(ranks(row_named(field, "Emperor Napoleon")), (std::vector<int>{1, 1, 0, 0, 0, 0}));
  EXPECT_EQ(ranks(row_named(field, "Chief of staff of Army of the Main")), (std::vector<int>{1, 1, 1, 0, 0, 0}));
  EXPECT_EQ(ranks(row_named(field, "Marshal Ney")), (std::vector<int>{1, 1, 1, 1, 0, 0}));
  EXPECT_EQ(ranks(row_named(field, "Souham")), (std::vector<int>{1, 1, 1, 1, 1, 0}));
  EXPECT_EQ(ranks(row_named(field, "8th Division 3")), (std::vector<int>{1, 1, 1, 1, 1, 3}));
}

TEST(Muster, ABatteryIsACommandOfItsOwnWithARowForEachGun) {
  const Field field = field_of(test::skirmish());
  EXPECT_EQ(ranks(row_named(field, "Commander of 3rd Foot")), (std::vector<int>{1, 1, 1, 1, 2, 0}));
  const FieldRow first = row_named(field, "3rd Foot gun 1");
  const FieldRow second = row_named(field, "3rd Foot gun 2");
  EXPECT_EQ(ranks(second), (std::vector<int>{1, 1, 1, 1, 2, 2}));
  EXPECT_EQ(first.heads, 16);  // 31 gunners over two guns
  EXPECT_EQ(second.heads, 15);
  EXPECT_EQ(first.ammo, 7);  // 120 rounds a gun, counted by crew man
  EXPECT_EQ(second.ammo, 8);
  EXPECT_EQ(first.sheet.guns, Guns{1});
  EXPECT_EQ(first.sheet.id, second.sheet.id);
}

TEST(Muster, ABattalionTooLargeForTheGameIsSentInPartsThatShareItsId) {
  BattlePlan plan = test::skirmish();
  plan.attacker.army.formations[0].formations[0].units[0].men = Men{1601};
  const Field field = field_of(plan);
  EXPECT_EQ(row_named(field, "41st Line part 1").heads, 534);
  EXPECT_EQ(row_named(field, "41st Line part 3").heads, 533);
  EXPECT_EQ(row_named(field, "41st Line part 1").sheet.id, row_named(field, "41st Line part 3").sheet.id);
  EXPECT_TRUE(remarked(field, "41st Line, 1601 men, is sent as 3 rows: the largest is 800"));
}

TEST(Muster, GunsForWhomNoGunnerIsLeftStayBehind) {
  BattlePlan plan = test::skirmish();
  Unit& battery = plan.attacker.army.formations[0].formations[0].units[2];
  battery.guns = Guns{8};
  battery.men = Men{3};
  EXPECT_TRUE(remarked(field_of(plan), "3rd Foot has 3 gunners for 8 guns: 5 guns stay behind"));
}

TEST(Muster, ACommandWithoutTroopsIsLeftOutAndTheOthersAreNumberedWithoutAGap) {
  BattlePlan plan = test::luetzen();
  for (Unit& unit : test::force(plan, "III Corps").formations[0].units) unit.men = Men{0};
  const Field field = field_of(plan);
  EXPECT_TRUE(remarked(field, "8th Division 1 has no men and is left out"));
  EXPECT_TRUE(remarked(field, "8th Division has no troops for the field and is left out"));
  EXPECT_EQ(ranks(row_named(field, "Commander of 10th Division")), (std::vector<int>{1, 1, 1, 1, 1, 0}));
}

TEST(Muster, ABrigadeOfGunsOnlyIsItsBatteries) {
  BattlePlan plan = test::luetzen();
  std::vector<Unit>& units = test::force(plan, "III Corps").formations[0].units;
  units.erase(units.begin(), units.end() - 1);
  const Field field = field_of(plan);
  EXPECT_TRUE(remarked(field, "8th Division has guns only: its batteries take the field, its commander does not"));
  EXPECT_EQ(ranks(row_named(field, "Commander of 1/2nd Foot")), (std::vector<int>{1, 1, 1, 1, 1, 0}));
}

TEST(Muster, TroopsOfTheBcItselfFormADivisionBehindTheMiddle) {
  const Field field = field_of(test::luetzen());
  const FieldDivision& own = field.armies.back().divisions.back();
  EXPECT_TRUE(own.reserve);
  EXPECT_EQ(own.leader.sheet.id, "");  // he exists for the game's ladder only
  EXPECT_EQ(own.leader.sheet.formation, "main-army");
  EXPECT_EQ(own.brigades.front().leader.sheet.name, "Commander of Position Battery 3");
}

TEST(Muster, SupportTroopsStayOutAndTheUmpireIsTold) {
  EXPECT_TRUE(remarked(field_of(test::luetzen()), "Pioneers (engineers) is left out: the game has no such troops"));
}

TEST(Muster, TheUmpireIsToldWhoWearsAStandInsLooks) {
  const std::string line = std::to_string(find_nation(test::waterloo(), "Prussia")->line);
  std::string told;
  for (const std::string& remark : field_of(test::luetzen()).remarks) {
    if (remark.starts_with("Prussia: ")) told += remark;
  }
  EXPECT_EQ(told,
            "Prussia: artillery (8), cavalry (5), commanders (8), wagons and couriers (2) in the looks of Britain, its "
            "stand-in (waterloo.xml:" +
                line + ")");
}

TEST(Muster, AMissingRatingIsFilledInByTheLevelOfCommand) {
  const Field field = field_of(test::skirmish());
  EXPECT_EQ(row_named(field, "Brissac").command, (CommandLevels{4, 5, 2, 4, 3}));
  EXPECT_EQ(row_named(field, "Varonne").command, (CommandLevels{3, 3, 3, 3, 3}));
  EXPECT_EQ(row_named(field, "Marshal Aubriand").command, (CommandLevels{5, 5, 5, 5, 3}));
}

TEST(Rule212Fatigue, LowersExperienceByOneHoweverManyTheReasons) {
  EXPECT_EQ(experience_today(4, {"forced march (2.1.2)", "exhausted (4.1)", "line cut (5.1)"}, false, 9),
            (Experience{4,
                        3,
                        {"-1: forced march (2.1.2)", "counted once (2.1.2): exhausted (4.1)",
                         "counted once (2.1.2): line cut (5.1)"}}));
}

TEST(Rule212Fatigue, TouchesTheTiredCorpsOnly) {
  const Field field = field_of(test::luetzen());
  EXPECT_EQ(row_named(field, "Horn 1").sheet.experience, 2);
  EXPECT_EQ(row_named(field, "Horn 1").experience, 1);
  EXPECT_EQ(row_named(field, "Horn 1").sheet.reasons, (std::vector<std::string>{"-1: forced march (2.1.2)"}));
  EXPECT_EQ(row_named(field, "Ziethen 1").experience, 4);
}

TEST(Rule411Commanders, AnAbsentArmyCommanderHasARowOfZeros) {
  BattlePlan plan = test::luetzen();
  plan.attacker.commander_present = false;
  const FieldRow leader = row_named(field_of(plan), "General Wittgenstein");
  EXPECT_EQ(leader.command, CommandLevels{});
  EXPECT_EQ(leader.experience, 0);
  EXPECT_EQ(leader.sheet.reasons, (std::vector<std::string>{"zeros: the army commander is absent (4.1.1)"}));
  EXPECT_NE(row_named(field_of(test::luetzen()), "General Wittgenstein").command, CommandLevels{});
}

TEST(Rule551Guns, CoalitionMarchersOverARiverFightFatigued) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "Winzingerode").fatigue = {"marched to the guns over a river (5.5.1)"};
  const FieldRow row = row_named(field_of(plan), "Lanskoi 1");
  EXPECT_EQ(row.sheet.as_fought, row.sheet.experience - 1);
  EXPECT_EQ(row.sheet.reasons, (std::vector<std::string>{"-1: marched to the guns over a river (5.5.1)"}));
}

TEST(Rule552Size, AReserveStandsOnTheSheetAndNotOnTheField) {
  const Field field = field_of(test::luetzen());
  EXPECT_EQ(field.reserves,
            (std::vector<SheetReserve>{{"army-of-the-main.iv-corps", "IV Corps", 1, Men{3330}, Guns{0}}}));
  for (const FieldRow* row : rows_of(field)) EXPECT_NE(row->sheet.formation, "army-of-the-main.iv-corps");
}

TEST(Rule553Napoleon, RaisesAllUnitsOfHisSideByOne) {
  const Field field = field_of(test::luetzen());
  for (const FieldRow* row : rows_of(field.armies.front())) {
    if (row->sheet.row_kind != RowKind::troops) continue;
    EXPECT_EQ(row->sheet.as_fought, row->sheet.experience + 1) << row->sheet.name;
    EXPECT_EQ(row->sheet.reasons, (std::vector<std::string>{"+1: Napoleon present and in command (5.5.3)"}));
  }
}

TEST(Rule553Napoleon, AndFatigueCancelAndBothAreTold) {
  EXPECT_EQ(experience_today(5, {"forced march (2.1.2)"}, true, 9),
            (Experience{5, 5, {"-1: forced march (2.1.2)", "+1: Napoleon present and in command (5.5.3)"}}));
}

TEST(Experience, NeverLeavesTheGamesLevels) {
  EXPECT_EQ(
      experience_today(9, {}, true, 9),
      (Experience{9, 9, {"+1: Napoleon present and in command (5.5.3)", "kept within the game's levels, 0 to 9"}}));
  EXPECT_EQ(experience_today(0, {"exhausted (4.1)"}, false, 9).as_fought, 0);
}

RC_GTEST_PROP(Muster, EveryManWhoFightsIsInARowAndNobodyTwice, ()) {
  const BattlePlan plan = *test::battles();
  const Field field = field_of(plan);
  std::map<std::string, Men> sent;
  for (const FieldRow* row : rows_of(field)) {
    if (row->sheet.row_kind == RowKind::troops) sent[row->sheet.id] += row->sheet.men;
  }
  std::size_t units = 0;
  for (const BattleSide* side : {&plan.attacker, &plan.defender}) {
    for (const Formation& force : side->army.formations) {
      const auto is_this = [&](const SheetReserve& reserve) { return reserve.formation == force.id; };
      const bool reserve = std::any_of(field.reserves.begin(), field.reserves.end(), is_this);
      for_each_unit(force, [&](const CommandPath&, const Unit& unit) {
        const bool right = reserve ? !sent.contains(unit.id) : sent[unit.id] == unit.men;
        RC_ASSERT(right);
        units += reserve ? 0U : 1U;
      });
    }
  }
  RC_ASSERT(sent.size() == units);
}

}  // namespace
}  // namespace estafette::sow
