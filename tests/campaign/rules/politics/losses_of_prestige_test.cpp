// What lost fortresses and lost allies cost (4.5), and the end of it (4.5).
#include "campaign/rules/politics/losses_of_prestige.hpp"

#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/fortresses/sieges.hpp"
#include "campaign/rules/germany.hpp"
#include "campaign/rules/politics/consequences.hpp"
#include "campaign/rules/politics/ending.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::losses_of_prestige_test {
namespace {

const Theatre& here() {
  static const Theatre theatre = germany();
  return theatre;
}

State french_fortresses() {
  State state = with({});
  for (const char* fortress : {"Magdeburg", "Erfurt", "Danzig", "Leipzig"})
    state.owners.edit()[node(fortress)] = Side::france;
  return state;
}

State allied() {
  State state = with({});
  state.nations = {{"France", Side::france}, {"Saxony", Side::france}, {"Denmark", Side::france}};
  return state;
}

std::string lost(const State& before, const State& after) {
  return told(losses_of_prestige(here(), before, after));
}

}  // namespace

TEST(Rule45Losses, EachFrenchHeldFortressInGermanyThatIsLostTakesTwoPoints) {
  State after = french_fortresses();
  for (const char* fortress : {"Magdeburg", "Danzig", "Leipzig"}) after.owners.edit()[node(fortress)] = Side::coalition;
  EXPECT_EQ(lost(french_fortresses(), after), "4.5: Prestige falls by 2 to 28: Magdeburg is lost to the Coalition\n");
}

TEST(Rule45Losses, SoDoesOneThatIsLostToANeutralState) {
  State after = french_fortresses();
  after.owners.edit().erase(node("Erfurt"));
  EXPECT_EQ(lost(french_fortresses(), after), "4.5: Prestige falls by 2 to 28: Erfurt is lost to a neutral state\n");
}

TEST(Rule45Losses, AFortressThatSurrendersToASiegeIsLostInThatTurn) {
  State state = with({garrison(division("Haxo", "Magdeburg")), coalition(corps("Tauentzien", "Magdeburg", 3))});
  state.owners.edit()[node("Magdeburg")] = Side::france;
  state.forces[1].duty = Duty::besieging;
  state.sieges = {{node("Magdeburg"), Side::coalition, state.turn}};
  const std::vector<Event> events = with_losses_of_prestige(here(), state, sieges(here(), state));
  EXPECT_EQ(tell(events.back().said), "Prestige falls by 2 to 28: Magdeburg is lost to the Coalition");
}

TEST(Rule45Losses, AGermanAllyWhoBecomesNeutralTakesAPointAnotherAllyNothing) {
  State after = allied();
  after.nations.erase("Saxony");
  after.nations.erase("Denmark");
  EXPECT_EQ(lost(allied(), after), "4.5: Prestige falls by 1 to 29: Saxony has become neutral\n");
}

TEST(Rule45Losses, AnyAllyWhoJoinsTheCoalitionTakesTwo) {
  State after = allied();
  after.nations["Saxony"] = after.nations["Denmark"] = Side::coalition;
  EXPECT_EQ(lost(allied(), after),
            "4.5: Prestige falls by 2 to 28: Denmark has joined the Coalition\n"
            "4.5: Prestige falls by 2 to 26: Saxony has joined the Coalition\n");
}

TEST(Reading45, WhoWasNeutralAlreadyIsNoAllyLost) {
  State before = allied();
  before.nations.erase("Saxony");
  State after = before;
  after.nations["Saxony"] = Side::coalition;
  EXPECT_EQ(lost(before, after), "");
}

TEST(Rule45End, AtZeroNapoleonHasLostAndTheFortressesInGermanySurrender) {
  State state = french_fortresses();
  state.prestige = 0;
  state.forces = {garrison(division("Haxo", "Magdeburg")), coalition(corps("Tauentzien", "Magdeburg")),
                  garrison(division("Rapp", "Danzig")), corps("III Corps", "Leipzig")};
  state.forces[1].duty = Duty::besieging;
  state.sieges = {{node("Magdeburg"), Side::coalition, {9}}};
  const std::vector<Event> events = end_by_prestige(here(), state);
  EXPECT_EQ(told(events),
            "4.5: Erfurt is in the hands of the Coalition\n"
            "4.5: Haxo (900 men, 0 guns) surrenders Magdeburg\n"
            "4.5: Magdeburg is in the hands of the Coalition\n"
            "4.5: The siege of Magdeburg is over\n"
            "4.5: Tauentzien is free again at Magdeburg\n"
            "4.5: Napoleon withdraws his armies west of the Rhine\n"
            "4.5: The campaign is over and the Coalition has won it: prestige has fallen to 0\n");
  const State end = after(state, events);
  EXPECT_EQ(end.ending, (Ending{state.turn, Side::coalition, "4.5", "prestige has fallen to 0"}));
  EXPECT_EQ(end.forces.size(), 3U) << "Danzig is not in Germany";
  EXPECT_EQ(force(end, "Tauentzien").tied_until, Turn{0}) << "who besieged is tied to no time";
  EXPECT_EQ(end.prestige, 0) << "what surrenders at the end costs nothing more";
}

TEST(Rule45End, NothingEndsWhileThereIsPrestigeAndNothingEndsTwice) {
  State state = with({});
  state.prestige = 1;
  EXPECT_TRUE(end_by_prestige(here(), state).empty());
  state.prestige = -3;
  state = after(state, end_by_prestige(here(), state));
  EXPECT_TRUE(end_by_prestige(here(), state).empty());
}

TEST(Rule45End, TheLossThatBringsPrestigeToZeroEndsTheCampaign) {
  State before = allied();
  before.prestige = 2;
  State after = before;
  after.nations["Saxony"] = Side::coalition;
  const std::vector<Event> events = consequences(here(), before, after);
  EXPECT_EQ(tell(events.front().said), "Prestige falls by 2 to 0: Saxony has joined the Coalition");
  EXPECT_EQ(tell(events.back().said), "The campaign is over and the Coalition has won it: prestige has fallen to 0");
}

}  // namespace estafette::test::losses_of_prestige_test
