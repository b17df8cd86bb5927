#include "campaign/rules/organisation/rally.hpp"

#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::rally_test {
namespace {

Theatre here() {
  return theatre({good("Erfurt", "Weimar"), good("Weimar", "Jena")}, {"Erfurt"});
}

Piece headquarters(const std::string& at) {
  Piece piece;
  piece.id = {"headquarters"};
  piece.name = "Headquarters";
  piece.at = node(at);
  piece.with = {"iii-corps"};
  return piece;
}

Force tired(Force force) {
  force.exhausted_until = {2};
  return force;
}

State ordered_to_rally(State state, const std::vector<std::string>& whom, const std::string& by = "headquarters") {
  for (const std::string& name : whom) {
    Order order;
    order.kind = OrderKind::rally;
    order.subject = {by};
    order.other = {node(name).slug};
    state.orders.push_back(lodged(state, order));
    ++state.orders_so_far;
  }
  return state;
}

/// The headquarters is with III Corps at Weimar, and is told to rally VI Corps there.
State at_weimar() {
  State state = with({corps("III Corps", "Weimar"), tired(corps("VI Corps", "Weimar")),
                      tired(corps("XI Corps", "Weimar")), tired(corps("IV Corps", "Jena"))});
  state.pieces = {headquarters("Weimar")};
  return state;
}

std::string what_happens(const State& state) {
  return told(rallies(here(), state));
}

}  // namespace

TEST(Rule41Rally, AHeadquartersInTheNodeOfAnExhaustedCorpsMayRallyIt) {
  const State state = ordered_to_rally(at_weimar(), {"VI Corps"});
  EXPECT_TRUE(exhausted(state, force(state, "VI Corps")));
  EXPECT_EQ(what_happens(state), "4.1: Headquarters rallies VI Corps at Weimar: it is no longer exhausted\n");
  const State rallied = after(state, rallies(here(), state));
  EXPECT_FALSE(exhausted(rallied, force(rallied, "VI Corps")));
}

TEST(Rule41Rally, AHeadquartersRalliesOneCorpsATurn) {
  EXPECT_EQ(what_happens(ordered_to_rally(at_weimar(), {"VI Corps", "XI Corps"})),
            "4.1: Headquarters rallies VI Corps at Weimar: it is no longer exhausted\n"
            "4.1: The order is not carried out: Headquarters has already rallied another corps this turn\n");
}

TEST(Rule41Rally, BothMustBeInOneNodeAndTheForceExhausted) {
  EXPECT_EQ(what_happens(ordered_to_rally(at_weimar(), {"IV Corps", "III Corps"})),
            "4.1: The order is not carried out: Headquarters is at Weimar, IV Corps at Jena\n"
            "4.1: The order is not carried out: III Corps is not exhausted\n");
}

TEST(Rule41Rally, NobodyButAnArmyHeadquartersRallies) {
  State state = at_weimar();
  state.pieces.push_back(headquarters("Weimar"));
  state.pieces.back().id = {"napoleon"};
  state.pieces.back().name = "Napoleon";
  state.pieces.back().kind = PieceKind::chief;
  EXPECT_EQ(
      what_happens(ordered_to_rally(state, {"VI Corps"}, "napoleon")),
      "4.1: The order is not carried out: Napoleon is not the headquarters of an army, and only those rally a corps\n");
}

TEST(Rule41Rally, ARallyTakesAFullTurnWithoutMoving) {
  State state = ordered_to_rally(at_weimar(), {"VI Corps"});
  find_force(state, {"vi-corps"})->marched = 1;
  EXPECT_EQ(what_happens(state), "4.1: The order is not carried out: VI Corps has moved; a rally takes a whole turn\n");
  state = ordered_to_rally(at_weimar(), {"VI Corps"});
  find_force(state, {"iii-corps"})->marched = 1;
  EXPECT_EQ(what_happens(state),
            "4.1: The order is not carried out: Headquarters has moved; a rally takes a whole turn\n");
}

TEST(Rule41Rally, ARallyTakesAnOpenLineAndNoBattle) {
  State state = ordered_to_rally(at_weimar(), {"VI Corps"});
  find_force(state, {"vi-corps"})->line.cut = true;
  Contact contact;
  contact.number = 7;
  contact.turn = state.turn;
  contact.node = node("Weimar");
  contact.defenders = {{"vi-corps"}};
  state.contacts = {contact};
  EXPECT_EQ(what_happens(state),
            "4.1: The order is not carried out: VI Corps is out of supply; VI Corps is in battle 7 at Weimar\n");
}

TEST(Rule41Rally, ABattleOfAnEarlierTurnDoesNotHinderIt) {
  State state = ordered_to_rally(at_weimar(), {"VI Corps"});
  Contact contact;
  contact.turn = {0};
  contact.defenders = {{"vi-corps"}};
  state.contacts = {contact};
  EXPECT_EQ(what_happens(state), "4.1: Headquarters rallies VI Corps at Weimar: it is no longer exhausted\n");
}

TEST(Rule41Rally, AHeadquartersThatRodeThereThisTurnHasNoTimeForIt) {
  State state = at_weimar();
  Order ride;
  ride.kind = OrderKind::march;
  ride.subject = {"headquarters"};
  ride.way = way("Jena-Weimar");
  state.orders.push_back(lodged(state, ride));
  state.pieces.front().with = {};
  EXPECT_EQ(what_happens(ordered_to_rally(state, {"VI Corps"})),
            "4.1: The order is not carried out: Headquarters has moved; a rally takes a whole turn\n");
}

TEST(Rule41Rally, AHeadquartersThatCameWithAForceAndJoinsAnotherHasMoved) {
  State state = at_weimar();
  find_force(state, {"iii-corps"})->marched = 1;  // with the headquarters, which now joins VI Corps
  Order join;
  join.kind = OrderKind::attach;
  join.subject = {"headquarters"};
  join.other = {"vi-corps"};
  state.orders.push_back(lodged(state, join));
  state.pieces.front().with = {"vi-corps"};
  EXPECT_EQ(what_happens(ordered_to_rally(state, {"VI Corps"})),
            "4.1: The order is not carried out: Headquarters has moved; a rally takes a whole turn\n");
  find_force(state, {"iii-corps"})->marched = 0;
  EXPECT_EQ(what_happens(ordered_to_rally(state, {"VI Corps"})),
            "4.1: Headquarters rallies VI Corps at Weimar: it is no longer exhausted\n");
}

TEST(Rule41Rally, AHeadquartersInCombatRalliesNobody) {
  State state = ordered_to_rally(at_weimar(), {"VI Corps"});
  find_force(state, {"vi-corps"})->duty = Duty::garrison;  // which fights no battle
  Contact contact;
  contact.number = 7;
  contact.turn = state.turn;
  contact.node = node("Jena");
  contact.to_the_guns = {{{"iii-corps"}, node("Weimar"), false}};
  state.contacts = {contact};
  EXPECT_EQ(what_happens(state), "4.1: The order is not carried out: Headquarters is in battle 7 at Jena\n");
  state.contacts[0].to_the_guns.clear();
  EXPECT_EQ(what_happens(state), "4.1: Headquarters rallies VI Corps at Weimar: it is no longer exhausted\n");
  state.contacts[0].node = node("Weimar");
  EXPECT_EQ(what_happens(state), "4.1: The order is not carried out: Headquarters is in battle 7 at Weimar\n");
}

TEST(Rule41Rally, AnOrderThatCannotEvenBeginIsRefusedWhenItIsLodged) {
  const State state = ordered_to_rally(at_weimar(), {"IV Corps"});
  EXPECT_EQ(told(organisation_objections(here(), state, state.orders.front().order)),
            "4.1: Headquarters is at Weimar, IV Corps at Jena\n");
  EXPECT_TRUE(organisation_order(here(), state, state.orders.front()).empty()) << "the end of the turn decides";
}

TEST(Rule41Rally, OnlyCorpsAreRalliedNoSingleDivision) {
  State state = at_weimar();
  state.forces.push_back(tired(division("Durutte", "Weimar")));
  EXPECT_EQ(what_happens(ordered_to_rally(state, {"Durutte"})),
            "4.1: The order is not carried out: Durutte is a division (MD) by itself, and a headquarters rallies corps "
            "(MC) only\n");
}

}  // namespace estafette::test::rally_test
