#include "converter/sow/sheet/plan_problems.hpp"

#include "battles.hpp"
#include "converter/orbat/ids.hpp"
#include "converter/sow/mod.hpp"
#include "support/orbats.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::sow::plan_problems_test {
namespace {

std::string refusal_of(const BattlePlan& plan) {
  return test::refusal([&] { (void)make_mod(plan, test::waterloo()); });
}

Clock at(const char* time) {
  return *clock_from(time);
}

TEST(BattlePlan, LuetzenAndTheSkirmishAreWithoutProblem) {
  EXPECT_TRUE(plan_problems(test::luetzen(), test::waterloo()).empty());
  EXPECT_TRUE(plan_problems(test::skirmish(), test::waterloo()).empty());
}

TEST(BattlePlan, EveryProblemIsReportedInOneRun) {
  BattlePlan plan = test::luetzen();
  plan.name = "...";
  plan.map = "Waterlo";
  plan.weather = "cleer";
  plan.end = at("10:00");
  plan.attacker.orders.front().formation = "main-army.york";
  EXPECT_EQ(
      refusal_of(plan),
      "battle plan: name: found \"...\"; expected a name with at least one letter or digit\n"
      "battle plan: map: found \"Waterlo\"; expected Waterloo, Ligny, QuatreBras or Wavre. Did you mean \"Waterloo\"? "
      "Or add it to <maps> in "
      "waterloo.xml\n"
      "battle plan: weather: found \"cleer\"; expected clear, partly cloudy, overcast, dawn, cloudy dawn, dusk, "
      "cloudy dusk, night or moonlight. Did you mean \"clear\"? Or add it to <weathers> in waterloo.xml\n"
      "battle plan: end: found \"10:00:00\"; expected a time after the start, 11:00:00. A battle begins and ends on "
      "the same day\n"
      "battle plan: formation: found \"main-army.york\"; expected a BD or BCD of Main Army: main-army.blucher, "
      "main-army.yorck or main-army.winzingerode. Did you mean \"main-army.yorck\"?");
}

TEST(BattlePlan, ABattleHasALeastLength) {
  BattlePlan plan = test::skirmish();
  plan.end = at("12:29");
  EXPECT_EQ(refusal_of(plan),
            "battle plan: end: found \"12:29:00\"; expected at least 30 minutes after the start, 12:00:00. Or lower "
            "shortest_battle in waterloo.xml");
}

TEST(Rule551Guns, ReinforcementsArriveWithinTheBattle) {
  BattlePlan plan = test::luetzen();
  for (const char* outside : {"10:59:59", "18:59:20", "20:00"}) {
    test::orders(plan, "XI Corps").arrival->at = at(outside);
    EXPECT_EQ(refusal_of(plan), "battle plan: arrival: found \"XI Corps at " + to_string(at(outside)) +
                                    "\"; expected a time of the battle, 11:00:00 to 18:59:19 (rule 5.5.1)");
  }
  for (const char* inside : {"11:00", "18:59:19"}) {
    test::orders(plan, "XI Corps").arrival->at = at(inside);
    EXPECT_EQ(refusal_of(plan), "accepted");
  }
}

TEST(Rule552Size, AFifthCorpsOfASideIsRefusedUnlessItIsNamedAsReserve) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "IV Corps").reserve = false;
  EXPECT_EQ(refusal_of(plan),
            "battle plan: Army of the Main: found \"5 corps: III Corps, Guard, XI Corps, I Cavalry Corps, IV Corps\"; "
            "expected at most 4 corps of a side in a battle, reinforcements included (rule 5.5.2). Name the others as "
            "reserve");
  test::orders(plan, "IV Corps").reserve = true;
  EXPECT_EQ(refusal_of(plan), "accepted");
}

TEST(Rule552Size, AReserveDoesNotArrive) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "XI Corps").reserve = true;
  EXPECT_EQ(refusal_of(plan),
            "battle plan: reserve: found \"XI Corps\"; expected either a reserve or an arrival (rule "
            "5.5.2). Troops in reserve do not come onto the field");
}

TEST(Rule553Napoleon, HeLeadsAndIsNotAbsent) {
  BattlePlan plan = test::luetzen();
  plan.defender.commander_present = false;
  EXPECT_EQ(refusal_of(plan),
            "battle plan: chief: found \"Army of the Main\"; expected either Napoleon in command (rule 5.5.3) or an "
            "absent commander (rule 4.1.1). Leave one of them out");
}

TEST(BattlePlan, ANationThatTheProfileDoesNotKnowIsRefusedWithTheNearest) {
  BattlePlan plan = test::skirmish();
  plan.defender.army.formations[0].formations[0].units[0].nation = "Brittain";
  const std::string said = refusal_of(plan);
  EXPECT_TRUE(said.starts_with("battle plan: nation: found \"Brittain\"; expected France, Britain, Prussia, ")) << said;
  EXPECT_TRUE(said.ends_with("Did you mean \"Britain\"? Or add it to <nations> in waterloo.xml")) << said;
}

TEST(BattlePlan, AUnitWithoutANationIsRefused) {
  BattlePlan plan = test::skirmish();
  plan.defender.army.formations[0].formations[0].units[0].nation.clear();
  EXPECT_TRUE(refusal_of(plan).starts_with("battle plan: nation: expected France, Britain, Prussia, "));
}

TEST(BattlePlan, BothSidesNeedTroops) {
  BattlePlan plan = test::skirmish();
  for (Unit& unit : plan.defender.army.formations[0].formations[0].units) unit.men = Men{0};
  EXPECT_EQ(
      refusal_of(plan),
      "battle plan: sides: found \"nobody of Field Army\"; expected infantry, cavalry or guns on the field on both "
      "sides. Its order of battle has no troops for the field: give another");
  for (Unit& unit : plan.attacker.army.formations[0].formations[0].units) unit.men = Men{0};
  EXPECT_EQ(
      refusal_of(plan),
      "battle plan: sides: found \"nobody of Army of the Lind\"; expected infantry, cavalry or guns on the field on "
      "both sides. Its order of battle has no troops for the field: give another\n"
      "battle plan: sides: found \"nobody of Field Army\"; expected infantry, cavalry or guns on the field on both "
      "sides. Its order of battle has no troops for the field: give another");
}

TEST(BattlePlan, ASideWhoseForcesAreAllAwayOrInReserveIsRefusedThoughTheBcHasTroopsOfHisOwn) {
  BattlePlan plan = test::luetzen();  // a battery is Wittgenstein's own
  test::orders(plan, "Blücher").away = true;
  test::orders(plan, "Yorck").away = true;
  test::orders(plan, "Winzingerode").reserve = true;
  EXPECT_EQ(
      refusal_of(plan),
      "battle plan: sides: found \"nobody of Main Army\"; expected infantry, cavalry or guns on the field on both "
      "sides. Name a corps of Main Army in --forces, and not in --reserve: Blücher, Yorck or Winzingerode");
}

TEST(Rule552Size, AForceThatIsAwayDoesNotCountAmongTheFourCorps) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "IV Corps").reserve = false;
  test::orders(plan, "IV Corps").away = true;
  EXPECT_EQ(refusal_of(plan), "accepted");
}

TEST(BattlePlan, AForceThatIsAwayNeitherArrivesNorIsAReserve) {
  BattlePlan plan = test::luetzen();
  test::orders(plan, "XI Corps").away = true;
  test::orders(plan, "IV Corps").away = true;
  EXPECT_EQ(
      refusal_of(plan),
      "battle plan: away: found \"XI Corps\"; expected either a force that is away or an arrival. Troops that are "
      "away do not come onto the field\n"
      "battle plan: away: found \"IV Corps\"; expected either a force that is away or a reserve. A reserve is near "
      "(rule 5.5.2)");
}

TEST(BattlePlan, MapAndWeatherAreFoundWhateverTheLetterCase) {
  BattlePlan plan = test::skirmish();
  const Mod as_spelt = make_mod(plan, test::waterloo());
  plan.map = "WATERLOO";
  plan.weather = "Overcast";
  const Mod mod = make_mod(plan, test::waterloo());
  EXPECT_EQ(mod.documents, as_spelt.documents);
  EXPECT_EQ(mod.sheet, as_spelt.sheet);
}

TEST(BattlePlan, TwoArmiesOfOneSideAreNoEnemies) {
  BattlePlan plan = test::skirmish();
  plan.attacker.army.nation = "Prussia";
  EXPECT_EQ(refusal_of(plan),
            "battle plan: sides: found \"Army of the Lind and Field Army\"; expected two enemies; both are of side 2. "
            "Give the army another nation, or its nation another side in waterloo.xml");
}

TEST(Rule131Names, AnArmyInHistoricalScaleIsRefused) {
  BattlePlan plan = test::skirmish();
  plan.attacker.army.level = Level::army;
  plan.attacker.army.formations[0].level = Level::corps;
  EXPECT_EQ(
      refusal_of(plan),
      "battle plan: Army of the Lind: found \"army\"; expected a BC, an army at campaign scale: level corps (rule "
      "1.3.1). Convert it first\n"
      "battle plan: I Corps: found \"corps\"; expected a BD or BCD: level division or cavalry division. Convert it "
      "first");
}

TEST(BattlePlan, AClockIsReadWholeOrNotAtAll) {
  EXPECT_EQ(to_string(*clock_from("9:05")), "09:05:00");
  EXPECT_EQ(to_string(*clock_from("23:59:59")), "23:59:59");
  for (const char* miss : {"", "9", "24:00", "12:60", "12:5", "12-30", "12:30:", "12:30:60", " 12:30", "12:30 pm",
                           "-1:00", "99:99:99", "12:30:5", "1230"}) {
    EXPECT_FALSE(clock_from(miss)) << miss;
  }
}

}  // namespace
TEST(BattlePlan, NoFolderCanHaveTheNameOfADeviceOfWindows) {
  BattlePlan plan = test::skirmish();
  for (const char* device : {"Con", "n.u.l", "LPT1"}) {
    plan.name = device;
    EXPECT_EQ(refusal_of(plan), std::string("battle plan: name: found \"") + device +
                                    "\"; expected a name that Windows allows for a folder. Write Battle of " + device);
  }
  plan.name = "Battle of Con";
  EXPECT_TRUE(plan_problems(plan, test::waterloo()).empty());
}

}  // namespace estafette::sow::plan_problems_test
