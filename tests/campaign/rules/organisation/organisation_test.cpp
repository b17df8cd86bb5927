#include "campaign/rules/organisation/organisation.hpp"

#include "campaign/rules/objection.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::organisation_test {
namespace {

Theatre here() {
  return theatre({good("Erfurt", "Weimar")}, {"Erfurt"});
}

Order order_of(OrderKind kind, const std::string& subject, const std::string& other,
               const std::vector<std::string>& divisions = {}) {
  Order order;
  order.kind = kind;
  order.subject = {node(subject).slug};
  order.other = {node(other).slug};
  order.divisions = divisions;
  return order;
}

std::string why_not(const State& state, const Order& order) {
  std::string text;
  for (const Objection& objection : organisation_objections(here(), state, order))
    text += objection.rule + ": " + tell(objection.reason) + "\n";
  return text;
}

State carry_out(const State& state, const Order& order) {
  return after(state, organisation_order(here(), state, lodged(state, order)));
}

Piece piece(PieceKind kind, const std::string& name, const std::string& at, const std::string& with = "") {
  Piece made;
  made.id = {node(name).slug};
  made.kind = kind;
  made.name = name;
  made.at = node(at);
  made.with = {node(with).slug};
  return made;
}

Men men_of(const State& state) {
  Men sum;
  for (const Force& force : state.forces) sum += totals(force.troops).men();
  return sum;
}

}  // namespace

TEST(Rule13Divisions, ADivisionMayLeaveItsCorpsAndTakeOrdersOfItsOwn) {
  const State state = with({corps("III Corps", "Erfurt", 3)});
  const Order order = order_of(OrderKind::detach, "III Corps", "", {"iii-corps-2"});
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, order))),
            "1.3: III Corps 2 leaves III Corps at Erfurt and acts alone\n");
  const State apart = carry_out(state, order);
  EXPECT_EQ(divisions(force(apart, "III Corps")), 2);
  EXPECT_EQ(echelon(force(apart, "III Corps 2")), Echelon::division);
  EXPECT_EQ(force(apart, "III Corps 2").at, node("Erfurt"));
}

TEST(Rule13Divisions, SeveralDivisionsThatLeaveAreAForceEach) {
  State state = with({corps("III Corps", "Erfurt", 3), division("Souham", "Weimar")});
  state.forces.front().troops.formations[0].name = "Souham";
  state.forces.front().troops.formations[1].name = "Souham";
  state = carry_out(state, order_of(OrderKind::detach, "III Corps", "", {"iii-corps-1", "iii-corps-2"}));
  ASSERT_EQ(state.forces.size(), 4U);
  EXPECT_EQ(state.forces[2].id, ForceId{"souham-2"});
  EXPECT_EQ(state.forces[3].id, ForceId{"souham-3"});
}

TEST(Rule13Divisions, TheDivisionIsTheSmallestForceThatTakesOrders) {
  const State state = with({corps("III Corps", "Erfurt", 2), division("Durutte", "Erfurt")});
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "Durutte", "", {"durutte"})),
            "1.3: Durutte is a single division (MD), the smallest force that takes orders\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "III Corps", "", {"iii-corps-1", "iii-corps-2"})),
            "1.3: At least one division (MD) must stay with III Corps\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "III Corps", "", {"durutte"})),
            "1.3: III Corps has no division \"durutte\"\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "III Corps", "")),
            "1.3: Which divisions are to leave III Corps?\n");
}

TEST(Rule13Divisions, ADivisionMayJoinACorpsInItsNode) {
  const State state = with({corps("III Corps", "Erfurt", 2), division("Durutte", "Erfurt")});
  const Order order = order_of(OrderKind::attach, "Durutte", "III Corps");
  EXPECT_EQ(why_not(state, order), "");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, order))),
            "1.3: Durutte (900 men, 0 guns) joins III Corps at Erfurt\n");
  const State joined = carry_out(state, order);
  EXPECT_EQ(joined.forces.size(), 1U);
  EXPECT_EQ(divisions(force(joined, "III Corps")), 3);
}

TEST(Rule13Divisions, OnlyDivisionsAreAttachedAndOnlyToCorps) {
  const State state =
      with({corps("III Corps", "Erfurt"), corps("VI Corps", "Erfurt"), division("Durutte", "Erfurt"),
            division("Souham", "Erfurt"), coalition(corps("Yorck", "Erfurt")), corps("XI Corps", "Weimar")});
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "III Corps", "VI Corps")),
            "1.3: III Corps is not a division (MD); only divisions are attached\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "Souham")),
            "1.3: Souham is not a corps that a division could join\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "Yorck")), "1.3: Durutte and Yorck are enemies\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "XI Corps")),
            "1.3: Durutte is at Erfurt, XI Corps at Weimar\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "Bernadotte")),
            "1.3: Nobody on the map is called \"bernadotte\"\n");
}

TEST(Rule13Divisions, WhoIsExhaustedOrInAFortressIsNotAttached) {
  Force tired = division("Durutte", "Erfurt");
  tired.exhausted_until = {3};
  const State state = with({corps("III Corps", "Erfurt"), tired, garrison(division("Souham", "Erfurt"))});
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "III Corps")),
            "4.1: Durutte is exhausted until turn 3, and may not join another force or be joined\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Souham", "III Corps")), "2.3.1: Souham is in garrison\n");
}

TEST(Rule13Divisions, AnOrderThatCannotBeCarriedOutIsToldWithItsReason) {
  const State state = with({corps("III Corps", "Erfurt"), division("Durutte", "Weimar")});
  const auto events =
      organisation_order(here(), state, lodged(state, order_of(OrderKind::attach, "Durutte", "III Corps")));
  EXPECT_EQ(told(events), "1.3: The order is not carried out: Durutte is at Weimar, III Corps at Erfurt\n");
  EXPECT_EQ(tell(events.at(0).cause), "order 1: attach");
}

RC_GTEST_PROP(Rule13Divisions, DetachingAndAttachingAgainKeepsEveryMan, ()) {
  const int count = *rc::gen::inRange(2, 6);
  const State state = with({corps("III Corps", "Erfurt", count), corps("VI Corps", "Erfurt", 2)});
  std::vector<std::string> leaving;
  for (int i = 1; i < count; ++i)
    if (*rc::gen::arbitrary<bool>()) leaving.push_back("iii-corps-" + std::to_string(i));
  RC_PRE(!leaving.empty());
  State now = carry_out(state, order_of(OrderKind::detach, "III Corps", "", leaving));
  RC_ASSERT(now.forces.size() == 2 + leaving.size());
  RC_ASSERT(men_of(now) == men_of(state));
  for (const std::string& division : leaving)
    now = carry_out(now, order_of(OrderKind::attach, division, *rc::gen::arbitrary<bool>() ? "III Corps" : "VI Corps"));
  RC_ASSERT(now.forces.size() == 2U);
  RC_ASSERT(men_of(now) == men_of(state));
}

TEST(Rule411Headquarters, AHeadquartersJoinsACorpsInItsNodeAndLeavesIt) {
  State state = with({corps("III Corps", "Erfurt"), corps("VI Corps", "Weimar")});
  state.pieces = {piece(PieceKind::headquarters, "Headquarters", "Erfurt")};
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Headquarters", "VI Corps")),
            "4.1.1: Headquarters is at Erfurt, VI Corps at Weimar\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "Headquarters", "")),
            "4.1.1: Headquarters is not with a force\n");
  const Order joins = order_of(OrderKind::attach, "Headquarters", "III Corps");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, joins))),
            "4.1.1: Headquarters joins III Corps at Erfurt\n");
  state = carry_out(state, joins);
  EXPECT_EQ(state.pieces.front().with, ForceId{"iii-corps"});
  const Order leaves = order_of(OrderKind::detach, "Headquarters", "");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, leaves))),
            "4.1.1: Headquarters leaves III Corps at Erfurt\n");
  EXPECT_EQ(carry_out(state, leaves).pieces.front().with, ForceId{});
}

TEST(Rule52Pontoons, ATrainThatLiesIdleJoinsTheForceThatEscortsIt) {
  State state = with({corps("III Corps", "Erfurt"), corps("VI Corps", "Weimar")});
  state.pieces = {piece(PieceKind::pontoon_train, "Train", "Erfurt"), piece(PieceKind::chief, "Napoleon", "Erfurt")};
  EXPECT_EQ(why_not(state, order_of(OrderKind::escort, "VI Corps", "Train")),
            "5.2: Train is at Erfurt, VI Corps at Weimar\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::escort, "III Corps", "Napoleon")),
            "5.2: Napoleon is not a pontoon train; attach it instead\n");
  const Order escort = order_of(OrderKind::escort, "III Corps", "Train");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, escort))), "5.2: Train joins III Corps at Erfurt\n");
  state.bridges = {{{"train"}, node("Erfurt"), node("Weimar"), "Saale", BridgeStage::standing}};
  EXPECT_EQ(why_not(state, escort),
            "5.2: Train has its boats in its bridge; whoever stays at Erfurt escorts it there\n");
}

}  // namespace estafette::test::organisation_test
