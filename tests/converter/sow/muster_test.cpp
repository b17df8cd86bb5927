#include "converter/sow/muster/muster.hpp"

#include "battles.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/mod.hpp"
#include "converter/sow/profile/experience.hpp"
#include "converter/sow/sheet/plan_problems.hpp"
#include "random_battles.hpp"
#include "support/orbats.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace estafette::sow::muster_test {
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
  return std::any_of(field.remarks.begin(), field.remarks.end(), [&](const Remark& one) { return one.text == remark; });
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
  EXPECT_EQ(ranks(row_named(field, "3rd Foot")), (std::vector<int>{1, 1, 1, 1, 2, 0}));
  const FieldRow first = row_named(field, "Gun 1, 3rd Foot");
  const FieldRow second = row_named(field, "Gun 2, 3rd Foot");
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
  plan.attacker.army.formations[0].formations[0].units[0].men = Men{2209};
  const Field field = field_of(plan);
  EXPECT_EQ(row_named(field, "41st Line part 1").heads, 737);
  EXPECT_EQ(row_named(field, "41st Line part 3").heads, 736);
  EXPECT_EQ(row_named(field, "41st Line part 1").sheet.id, row_named(field, "41st Line part 3").sheet.id);
  EXPECT_TRUE(remarked(field, "41st Line, 2209 men, is sent as 3 rows: the largest is 1104"));
}

TEST(Muster, GunsForWhomNoTwoGunnersAreLeftStayBehind) {
  BattlePlan plan = test::skirmish();
  Unit& battery = plan.attacker.army.formations[0].formations[0].units[2];
  battery.guns = Guns{8};
  battery.men = Men{3};
  EXPECT_TRUE(remarked(field_of(plan), "3rd Foot has 3 gunners for 8 guns: 7 guns stay behind"));
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
  EXPECT_EQ(ranks(row_named(field, "1/2nd Foot")), (std::vector<int>{1, 1, 1, 1, 1, 0}));
}

TEST(Muster, TroopsOfTheBcItselfFormADivisionBehindTheMiddle) {
  const Field field = field_of(test::luetzen());
  const FieldDivision& own = field.armies.back().divisions.back();
  EXPECT_TRUE(own.reserve);
  EXPECT_EQ(own.leader.sheet.id, "");  // he exists for the game's ladder only
  EXPECT_EQ(own.leader.sheet.formation, "main-army");
  EXPECT_EQ(own.brigades.front().leader.sheet.name, "Position Battery 3");
}

TEST(Muster, SupportTroopsStayOutAndTheUmpireIsTold) {
  EXPECT_TRUE(remarked(field_of(test::luetzen()), "Pioneers (engineers) is left out: the game has no such troops"));
}

TEST(Muster, APrussianCommandMostOfWhoseMenAreLandwehrFliesTheLandwehrsFlag) {
  BattlePlan plan = test::luetzen();
  Formation& brigade = test::force(plan, "Yorck").formations.front();
  const std::string leader = brigade.commander.empty() ? "Commander of " + brigade.name : brigade.commander;
  const auto flag = [&] { return row_named(field_of(plan), leader).look.flag; };
  EXPECT_EQ(flag(), "GFX_CO_Prussian");
  brigade.units.resize(1);
  brigade.units.push_back(brigade.units.front());
  brigade.units.back().name = "2nd Silesian Landwehr";
  brigade.units.back().id += "-landwehr";
  brigade.units.back().kind = Kind::militia_infantry;
  EXPECT_EQ(flag(), "GFX_CO_Prussian") << "half of them are not most";
  brigade.units.back().men += Men{1};
  EXPECT_EQ(flag(), "GFX_CO_PR_Landwehr");
}

TEST(Muster, AForceThatIsAwaySendsNobodyAndKeepsItsPlaceInTheArmy) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "Yorck").away = true;
  const std::string id = test::force(plan, "Yorck").id;
  const Mod mod = make_mod(plan, test::waterloo());
  for (const SheetRow& row : mod.sheet.rows) EXPECT_NE(row.formation, id) << row.name;
  EXPECT_EQ(mod.sheet.reserves.size(), 1U) << "IV Corps only";
  for (const std::string& remark : mod.remarks) EXPECT_EQ(remark.find("Yorck"), std::string::npos) << remark;
  EXPECT_EQ(mod.sheet.sides.back().army, plan.attacker.army) << "the next order of battle holds it still";
}

TEST(Muster, AForceThatIsAwayNeedsNoNationThatTheGameKnows) {
  BattlePlan plan = test::luetzen();
  plan.attacker.army.nation.clear();
  for (Formation& brigade : test::force(plan, "Yorck").formations) {
    brigade.nation = "Utopia";
    for (Unit& unit : brigade.units) {
      unit.nation = "Utopia";
      unit.men = Men{9000};  // most men of the army
    }
  }
  test::orders(plan, "Yorck").away = true;
  EXPECT_EQ(field_of(plan).armies.back().side, 2);
}

TEST(Muster, TheSamePlanHasTheSameIdsAndAnotherIssueOfTheBattleHasNoneOfThem) {
  BattlePlan plan = test::luetzen();
  const std::string first = test::id_stem(make_mod(plan, test::waterloo()).sheet);
  EXPECT_EQ(test::id_stem(make_mod(plan, test::waterloo()).sheet), first);
  EXPECT_EQ(first.substr(0, 15), "OOB_Est_Lutzen_");
  EXPECT_EQ(first.size(), 20U) << first;
  BattlePlan one_man_less = plan;
  one_man_less.attacker.army.formations.front().formations.front().units.front().men.value -= 1;
  EXPECT_NE(test::id_stem(make_mod(one_man_less, test::waterloo()).sheet), first);
  std::swap(plan.attacker.army.formations[0].formations[0], plan.attacker.army.formations[0].formations[1]);
  EXPECT_NE(test::id_stem(make_mod(plan, test::waterloo()).sheet), first) << "the same men in another order";
}

TEST(Muster, TheRowsOfAMergedBatteryBearTheFirstOfItsNames) {
  BattlePlan plan = test::skirmish();
  Unit& battery = plan.attacker.army.formations[0].formations[0].units[2];
  battery.name = "Light Company No. 9 + Light Company No. 26";
  const Field field = field_of(plan);
  EXPECT_EQ(row_named(field, "Light Company No. 9").formation_name, battery.name);
  EXPECT_EQ(ranks(row_named(field, "Gun 2, Light Company No. 9")), (std::vector<int>{1, 1, 1, 1, 2, 2}));
  battery.commander = "Captain Drouot";
  EXPECT_EQ(ranks(row_named(field_of(plan), "Captain Drouot")), (std::vector<int>{1, 1, 1, 1, 2, 0}));
}

TEST(Muster, GunsThatAreSentAsAnotherPieceAreCountedWithTheLineOfTheProfile) {
  const FoundLook guns = look_of(test::waterloo(), *find_nation(test::waterloo(), "France"),
                                 {Kind::foot_artillery, Quality::line, "8-pounder"});
  const std::string sent =
      " sent as IDS_ARSN_6lb_Cannon_FR: the profile has no such gun (waterloo.xml:" + std::to_string(guns.weapon_line) +
      ")";
  BattlePlan plan = test::luetzen();
  Unit& guard = test::force(plan, "Guard").units.front();
  guard.piece = "8-pounder";
  EXPECT_TRUE(remarked(field_of(plan), "8-pounder (8 guns) are" + sent));
  guard.guns = Guns{1};
  EXPECT_TRUE(remarked(field_of(plan), "8-pounder (1 gun) is" + sent));
}

TEST(Muster, GunsOfTheWeightThatTheWeaponReallyHasAreNotRemarkedOn) {
  BattlePlan plan = test::luetzen();
  for (const char* piece : {"6-pounder", "6-Pounder gun", ""}) {
    test::force(plan, "Guard").units.front().piece = piece;
    for (const Remark& remark : field_of(plan).remarks) {
      EXPECT_EQ(remark.text.find("IDS_ARSN_6lb_Cannon_FR"), std::string::npos) << remark.text;
    }
  }
}

TEST(Muster, TheUmpireIsToldWhoWearsAStandInsLooks) {
  const std::string line = std::to_string(find_nation(test::waterloo(), "Russia")->line);
  std::string told;
  for (const Remark& remark : field_of(test::luetzen()).remarks) {
    if (remark.text.starts_with("Russia: ")) told += remark.text;
  }
  EXPECT_EQ(
      told,
      "Russia: artillery (24), cavalry (10), commanders (10), wagons and couriers (3) in the uniform of Prussia, its "
      "stand-in (waterloo.xml:" +
          line + ")");
}

TEST(Muster, ARatingIsPutInTheRangeOfTheNationAndLevelAndAMissingOneIsUsual) {
  const Field field = field_of(test::skirmish());
  EXPECT_EQ(row_named(field, "Brissac").command, (CommandLevels{6, 6, 5, 6, 6}));
  EXPECT_EQ(row_named(field, "Varonne").command, (CommandLevels{6, 6, 5, 6, 6}));
  EXPECT_EQ(row_named(field, "Marshal Aubriand").command, (CommandLevels{8, 8, 7, 7, 5}));
}

TEST(Rule212Fatigue, LowersExperienceByOneHoweverManyTheReasons) {
  EXPECT_EQ(experience_today(4, {"forced march (2.1.2)", "exhausted (4.1)", "line cut (5.1)"}, "", {3, 8}),
            (Experience{4,
                        3,
                        0,
                        {"-1: forced march (2.1.2)", "counted once (2.1.2): exhausted (4.1)",
                         "counted once (2.1.2): line cut (5.1)"}}));
}

TEST(Rule212Fatigue, TouchesTheTiredCorpsOnly) {
  const Field field = field_of(test::luetzen());
  EXPECT_EQ(row_named(field, "Hünerbein 1").sheet.experience, 5);
  EXPECT_EQ(row_named(field, "Hünerbein 1").experience, 4);
  EXPECT_EQ(row_named(field, "Hünerbein 1").sheet.reasons, (std::vector<std::string>{"-1: forced march (2.1.2)"}));
  EXPECT_EQ(row_named(field, "Ziethen 1").experience, 5);
}

TEST(Rule212Fatigue, OfMilitiaThatCouldNotHaveLessExperienceShowsInItsSkills) {
  BattlePlan plan = test::luetzen();
  const FieldRow tired = row_named(field_of(plan), "Horn 1");
  test::orders(plan, "Yorck").fatigue.clear();
  const FieldRow fresh = row_named(field_of(plan), "Horn 1");
  EXPECT_EQ(tired.experience, fresh.experience);
  EXPECT_LT(std::accumulate(tired.proficiency.begin(), tired.proficiency.end(), 0),
            std::accumulate(fresh.proficiency.begin(), fresh.proficiency.end(), 0));
}

TEST(Rule411Commanders, AnAbsentArmyCommanderHasARowOfZeros) {
  BattlePlan plan = test::luetzen();
  plan.attacker.commander_present = false;
  const FieldRow leader = row_named(field_of(plan), "Second in command of " + plan.attacker.army.name);
  EXPECT_EQ(leader.sheet.id, "") << "what befalls whoever stands there is not the general's fate";
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
    EXPECT_EQ(row->sheet.as_fought, std::min(8, row->sheet.experience + 1)) << row->sheet.name;
    EXPECT_EQ(row->sheet.reasons.front(), "+1: Napoleon present and in command (5.5.3)");
  }
}

TEST(Rule553Napoleon, AndFatigueCancelAndBothAreTold) {
  EXPECT_EQ(experience_today(5, {"forced march (2.1.2)"}, "Napoleon", {3, 8}),
            (Experience{5, 5, 0, {"-1: forced march (2.1.2)", "+1: Napoleon present and in command (5.5.3)"}}));
}

TEST(Experience, NeverLeavesTheGamesLevelsAndTakesTheStepInSkillsInstead) {
  EXPECT_EQ(experience_today(8, {}, "Napoleon", {3, 8}),
            (Experience{8,
                        8,
                        1,
                        {"+1: Napoleon present and in command (5.5.3)",
                         "troops have experience 3 to 8: the step is taken in its skills"}}));
  EXPECT_EQ(experience_today(3, {"exhausted (4.1)"}, "", {3, 8}).as_fought, 3);
  EXPECT_EQ(experience_today(3, {"exhausted (4.1)"}, "", {3, 8}).in_skills, -1);
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
      const bool away = orders_for(*side, force.id).away;
      RC_ASSERT(!reserve || !away);
      const bool stays_out = reserve || away;
      for_each_unit(force, [&](const CommandPath&, const Unit& unit) {
        const bool right = stays_out ? !sent.contains(unit.id) : sent[unit.id] == unit.men;
        RC_ASSERT(right);
        units += stays_out ? 0U : 1U;
      });
    }
  }
  RC_ASSERT(sent.size() == units);
}

}  // namespace
}  // namespace estafette::sow::muster_test
