#include "campaign/battle/plan.hpp"

#include "campaign/battle/fields.hpp"
#include "campaign/battle/ground.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/mod.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <set>

namespace estafette::test::plan_test {
namespace {

State both_sides() {
  State state = with({corps("III Corps", "Burg"), division("8th Division", "Burg"), coalition(corps("Yorck", "Burg")),
                      corps("VI Corps", "Alten")});
  state.turn = {2};
  state.armies = {{"main", "Army of the Main", Side::france, "Napoleon", {}, "France"},
                  {"prussian", "Prussian Army", Side::coalition, "Blücher", {}, "Prussia"}};
  for (Force& force : state.forces) force.army = force.side == Side::france ? "main" : "prussian";
  return state;
}

Contact they_met() {
  Contact contact = met("Burg", {"III Corps", "8th Division"}, {"Yorck"}, "Cron");
  contact.to_the_guns = {{{"vi-corps"}, node("Alten"), false}};
  return contact;
}

PlannedBattle planned(const State& state, const BattleChoice& choice = {}) {
  return plan_battle(four_towns(), state, they_met(), choice, usual_days(), shipped_profile());
}

const sow::ForceOrders& orders_of(const PlannedBattle& battle, const std::string& force) {
  for (const sow::BattleSide* side : {&battle.plan.attacker, &battle.plan.defender})
    for (const sow::ForceOrders& orders : side->orders)
      if (battle.forces.at(orders.formation).slug == node(force).slug) return orders;
  throw std::out_of_range(force);
}

}  // namespace

TEST(Rule131Plan, ACorpsIsADivisionOfTheBattleAndADivisionAloneGetsOneAroundIt) {
  const PlannedBattle battle = planned(both_sides());
  const Formation& army = battle.plan.attacker.army;
  ASSERT_EQ(army.formations.size(), 3U);
  EXPECT_EQ(army.level, Level::corps);
  EXPECT_EQ(army.commander, "Napoleon");
  EXPECT_EQ(army.formations[0].name, "III Corps");
  EXPECT_EQ(army.formations[1].level, Level::division);
  ASSERT_EQ(army.formations[1].formations.size(), 1U);
  EXPECT_EQ(army.formations[1].formations[0].level, Level::brigade);
}

TEST(Rule54Plan, EveryUnitOfTheSheetIsOneOfTheCampaigns) {
  const State state = both_sides();
  const PlannedBattle battle = planned(state);
  const sow::Mod mod = sow::make_mod(battle.plan, shipped_profile());
  std::set<std::string> sent;
  for (const sow::SheetRow& row : mod.sheet.rows)
    if (row.row_kind == sow::RowKind::troops) sent.insert(battle.ids.at(row.id));
  std::set<std::string> own;
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) { own.insert(unit.id); });
  EXPECT_EQ(sent, own);
}

TEST(Rule551Plan, AMarcherToTheGunsArrivesAtTheEdgeOfHisRoadAtOnceOrWhenTheUmpireSays) {
  const State state = both_sides();
  const sow::ForceOrders at_once = orders_of(planned(state), "VI Corps");
  ASSERT_TRUE(at_once.arrival.has_value());
  EXPECT_EQ(at_once.arrival->edge, sow::Edge::west) << "Alten lies west of Burg";
  EXPECT_EQ(to_string(at_once.arrival->at), "10:00:00");
  BattleChoice choice;
  choice.delays[{"vi-corps"}] = 90;
  choice.arrive_at[{"vi-corps"}] = sow::Edge::south;
  const sow::ForceOrders later = orders_of(planned(state, choice), "VI Corps");
  EXPECT_EQ(to_string(later.arrival->at), "11:30:00");
  EXPECT_EQ(later.arrival->edge, sow::Edge::south);
}

TEST(Rule551Plan, OnlyMarchersToTheGunsCanBeDelayed) {
  BattleChoice choice;
  choice.delays[{"iii-corps"}] = 90;
  EXPECT_EQ(refusal([&] { (void)planned(both_sides(), choice); }),
            "--delay: found \"III Corps\"; expected a force that marches to the guns of this battle (5.5.1). See: "
            "estafette battle list");
}

TEST(Rule55Plan, TheAttackerComesFromTheNodeThatHeMarchedFrom) {
  EXPECT_EQ(planned(both_sides()).plan.attacker_from, sow::Edge::east) << "Cron lies east of Burg";
}

TEST(Rule24Plan, TheMonthGivesTheHoursAndADieTheSkyTheSameWheneverAsked) {
  BattleDays days = usual_days();
  days[3].skies = {{"clear", 1}, {"overcast", 1}, {"dusk", 1}};  // turn 1 begins in April
  days[3].start = *sow::clock_from("07:00");
  const State state = both_sides();
  const PlannedBattle first = plan_battle(four_towns(), state, they_met(), {}, days, shipped_profile());
  const PlannedBattle again = plan_battle(four_towns(), state, they_met(), {}, days, shipped_profile());
  EXPECT_EQ(to_string(first.plan.start), "07:00:00");
  EXPECT_EQ(first.plan, again.plan);
  ASSERT_EQ(first.dice.size(), 1U);
  EXPECT_EQ(tell(first.dice[0].purpose), "the sky at the start of the battle");
}

TEST(Rule24Plan, TheTerrainOfTheNodeChoosesTheMap) {
  sow::Profile profile = shipped_profile();
  profile.maps[0].terrains = {"farmland"};
  sow::GameMap hills = profile.maps[0];
  hills.name = "Hills";
  hills.terrains = {"hilly", "forested"};
  profile.maps.push_back(hills);
  map::Node node;
  node.terrain = map::Terrain::forested;
  EXPECT_EQ(map_for(profile, node).name, "Hills");
  node.terrain = map::Terrain::marsh;
  EXPECT_EQ(map_for(profile, node).name, "Waterloo") << "the first, where none fits";
}

TEST(Rule212Plan, SeveralReasonsForFatigueAreNamedAndCostOneOnly) {
  State state = both_sides();
  state.forces[0].fatigued_until = {1};
  state.forces[0].exhausted_until = {1};
  const PlannedBattle battle = planned(state);
  EXPECT_EQ(orders_of(battle, "III Corps").fatigue.size(), 2U);
  const sow::Mod mod = sow::make_mod(battle.plan, shipped_profile());
  for (const sow::SheetRow& row : mod.sheet.rows) {
    if (row.row_kind != sow::RowKind::troops || row.formation != orders_of(battle, "III Corps").formation) continue;
    EXPECT_EQ(row.experience - row.as_fought, 1) << row.name;
  }
}

}  // namespace estafette::test::plan_test
