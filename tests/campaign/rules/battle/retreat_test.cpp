#include "campaign/rules/battle/retreat.hpp"

#include "campaign/rules/fighting.hpp"
#include "campaign/rules/marching.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>

namespace estafette::test::retreat_test {
namespace {

/// Jena, where Yorck was beaten by III Corps, has roads to the west, to the east and to the north.
Theatre here(const std::vector<std::string>& fortresses = {"Erfurt", "Altenburg"}) {
  return theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena"), good("Jena", "Gera"), good("Gera", "Altenburg"),
                  poor("Jena", "Naumburg", "Saale"), good("Naumburg", "Altenburg")},
                 fortresses);
}

State at_jena() {
  return next_turn(with({coalition(garrison(division("Zielinsky", "Altenburg"))),
                         supplied_along(corps("III Corps", "Jena"), "Jena - Weimar - Erfurt"),
                         supplied_along(coalition(corps("Yorck", "Jena")), "Jena - Gera - Altenburg")}));
}

State with_french_at(State state, const std::vector<std::string>& places) {
  for (const std::string& place : places) state.forces.push_back(corps("Corps of " + place, place));
  return state;
}

std::vector<Event> goes_back(const State& state, const Theatre& theatre = here()) {
  return retreat(theatre, state, met("Jena", {"III Corps"}, {"Yorck"}, "Weimar"), force(state, "Yorck"));
}

}  // namespace

TEST(Rule55Retreat, NoAllowanceAndNoRoomOnTheRoadHoldsTheBeatenBack) {
  State state = at_jena();
  Force& yorck = *find_force(state, {"yorck"});
  yorck.marched = 3;
  state.traffic[road_key(node("Jena"), node("Gera"))] = 10;
  const State later = after(state, goes_back(state));
  EXPECT_EQ(force(later, "Yorck").at, node("Gera"));
  EXPECT_EQ(force(later, "Yorck").marched, 3);
  EXPECT_EQ(later.traffic.at(road_key(node("Jena"), node("Gera"))), 13) << "but they fill it for others";
}

TEST(Rule55Retreat, TheRoadThatItTrodIsRolledUp) {
  State state = at_jena();
  find_force(state, {"yorck"})->trodden = way("Altenburg - Gera - Jena");
  EXPECT_EQ(force(after(state, goes_back(state)), "Yorck").trodden, way("Altenburg - Gera"));
}

TEST(Rule55Retreat, WhereItsLineIsClosedItGoesTowardsAnotherDepotOrByAnotherRoad) {
  EXPECT_EQ(told(goes_back(with_french_at(at_jena(), {"Gera"}))),
            "5.5: Yorck goes back from Jena to Naumburg, towards Altenburg, because its line is closed or ends here\n");
}

TEST(Rule55Retreat, NobodyGoesBackByTheRoadOnWhichTheVictorsCame) {
  State state = at_jena();
  *find_force(state, {"yorck"}) = supplied_along(force(state, "Yorck"), "Jena - Weimar - Erfurt");
  EXPECT_EQ(told(goes_back(state)),
            "5.5: Yorck goes back from Jena to Gera, towards Altenburg, because its line is closed or ends here\n");
}

TEST(Rule55Retreat, AtItsOwnDepotItGoesBackTowardsTheNextOne) {
  const Theatre fortified = here({"Jena", "Altenburg"});
  State state = at_jena();
  *find_force(state, {"yorck"}) = supplied_along(force(state, "Yorck"), "Jena");
  state.owners.edit()[node("Jena")] = Side::coalition;
  EXPECT_EQ(told(goes_back(state, fortified)),
            "5.5: Yorck goes back from Jena to Gera, towards Altenburg, because its line is closed or ends here\n");
}

TEST(Rule55Retreat, WithNoWayOpenItGoesIntoTheFortressOfTheNode) {
  const Theatre fortified = here({"Jena", "Altenburg"});
  State state = with_french_at(at_jena(), {"Gera", "Naumburg"});
  state.owners.edit()[node("Jena")] = Side::coalition;
  const std::vector<Event> events = goes_back(state, fortified);
  EXPECT_EQ(told(events), "2.3.1: Yorck has no way back: it goes into the fortress of Jena as its garrison\n");
  EXPECT_EQ(force(after(state, events), "Yorck").duty, Duty::garrison);
  EXPECT_EQ(force(after(state, events), "Yorck").tied_until, Turn{0}) << "it may leave as soon as its line is open";
}

TEST(Rule55Retreat, WithNoWayAndNoFortressItCutsItsWayOutWithALoss) {
  const State state = with_french_at(at_jena(), {"Gera", "Altenburg"});
  const std::vector<Event> events = goes_back(state);  // of 2,800 men and 8 guns
  EXPECT_EQ(told(events),
            "5.5: Yorck has no way back: it cuts its way out of Jena and loses 840 men and 6 guns for good\n"
            "5.5: Yorck has cut its way out from Jena to Naumburg\n");
  const State later = after(state, events);
  EXPECT_EQ(totals(force(later, "Yorck").troops).men().value, 2800 - 840);
  EXPECT_EQ(totals(force(later, "Yorck").troops).guns.value, 2);
  EXPECT_TRUE(later.recovering.empty());
}

TEST(Rule55Retreat, IfItMustItCutsItsWayOutWhereTheVictorsCameFrom) {
  const State state = with_french_at(at_jena(), {"Gera", "Naumburg"});
  EXPECT_EQ(force(after(state, goes_back(state)), "Yorck").at, node("Weimar"));
}

TEST(Rule55Retreat, ItRatherCutsItsWayOutElsewhereEvenIfItsDepotLiesBehindTheVictors) {
  State state = with_french_at(at_jena(), {"Gera", "Altenburg"});
  *find_force(state, {"yorck"}) = supplied_along(force(state, "Yorck"), "Jena - Weimar - Erfurt");
  EXPECT_EQ(force(after(state, goes_back(state)), "Yorck").at, node("Naumburg"));
}

TEST(Rule55Retreat, IfNobodyWouldBeLeftItLaysDownItsArms) {
  Theatre hard = here();
  hard.rules.retreat.men = 100;
  EXPECT_EQ(told(goes_back(with_french_at(at_jena(), {"Gera", "Altenburg"}), hard)),
            "5.5: Yorck (2,800 men, 8 guns) has no way out of Jena: it lays down its arms\n");
}

TEST(Rule55Retreat, SurroundedOnAllRoadsItLaysDownItsArms) {
  const State state = with_french_at(at_jena(), {"Gera", "Naumburg", "Weimar"});
  const std::vector<Event> events = goes_back(state);
  EXPECT_EQ(told(events), "5.5: Yorck (2,800 men, 8 guns) has no way out of Jena: it lays down its arms\n");
  EXPECT_EQ(find_force(after(state, events), {"yorck"}), nullptr);
}

TEST(Rule55Retreat, NeutralGroundAndBarredCrossingsAreNoWayOut) {
  const Theatre barred = theatre({good("Weimar", "Jena"), good("Jena", "Gera"), good("Gera", "Altenburg"),
                                  controlled(good("Jena", "Naumburg", "Saale"), "Weimar")},
                                 {"Weimar", "Altenburg"});
  State state = at_jena();
  state.forces.push_back(garrison(division("Durutte", "Weimar")));
  state.neutral.edit().insert(node("Gera"));
  EXPECT_EQ(told(goes_back(state, barred)),
            "5.5: Yorck (2,800 men, 8 guns) has no way out of Jena: it lays down its arms\n");
}

TEST(Rule55Retreat, ABeatenInvestorGivesUpTheInvestment) {
  State state = at_jena();
  find_force(state, {"yorck"})->duty = Duty::investing;
  EXPECT_EQ(told(goes_back(state)),
            "2.3.1: Yorck gives up investing Jena\n"
            "5.5: Yorck goes back from Jena to Gera, along its line\n");
}

}  // namespace estafette::test::retreat_test
