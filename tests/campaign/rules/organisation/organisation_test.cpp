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

Order forming(const std::string& name, const std::vector<std::string>& divisions, const std::string& under = "") {
  Order order = order_of(OrderKind::form, divisions.front(), "");
  for (std::size_t i = 1; i < divisions.size(); ++i) order.others.push_back({node(divisions[i]).slug});
  order.name = name;
  order.commander = under;
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
  EXPECT_EQ(divisions(apart, force(apart, "III Corps")), 2);
  EXPECT_EQ(echelon(force(apart, "III Corps 2")), Echelon::division);
  EXPECT_EQ(force(apart, "III Corps 2").at, node("Erfurt"));
}

TEST(Rule13Divisions, SeveralDivisionsThatLeaveAreAForceEach) {
  State state = with({corps("III Corps", "Erfurt", 3), division("Souham", "Weimar")});
  state.forces.front().troops.edit().formations[0].name = "Souham";
  state.forces.front().troops.edit().formations[1].name = "Souham";
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
  EXPECT_EQ(divisions(joined, force(joined, "III Corps")), 3);
}

TEST(Rule13Divisions, ACorpsOwnCavalryBrigadeDoesNotActByItself) {
  State state = with({corps("III Corps", "Erfurt", 3)});
  state.integral.edit() = {"iii-corps-3"};
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "III Corps", "", {"iii-corps-3"})),
            "1.3: III Corps 3 is the cavalry brigade of III Corps, no division (MD), and does not act by itself\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::detach, "III Corps", "", {"iii-corps-1", "iii-corps-2"})),
            "1.3: At least one division (MD) must stay with III Corps\n");
  const State apart = carry_out(state, order_of(OrderKind::detach, "III Corps", "", {"iii-corps-1"}));
  EXPECT_EQ(divisions(apart, force(apart, "III Corps")), 1);
  EXPECT_EQ(force(apart, "III Corps").troops->formations.size(), 2U);
}

TEST(Rule13Divisions, ADivisionOrACorpsJoinsWhateverIsNoSmaller) {
  const State state =
      with({corps("III Corps", "Erfurt"), corps("VI Corps", "Erfurt"), division("Durutte", "Erfurt"),
            division("Souham", "Erfurt"), coalition(corps("Yorck", "Erfurt")), corps("XI Corps", "Weimar")});
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "III Corps", "VI Corps")), "");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "Souham")), "");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "III Corps", "Souham")),
            "1.3: Souham is a division (MD), which III Corps cannot join; let it join the corps instead\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "Yorck")), "1.3: Durutte and Yorck are enemies\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "XI Corps")),
            "1.3: Durutte is at Erfurt, XI Corps at Weimar\n");
  EXPECT_EQ(why_not(state, order_of(OrderKind::attach, "Durutte", "Bernadotte")),
            "1.3: Nobody on the map is called \"bernadotte\"\n");
}

TEST(Rule13Corps, ACorpsThatJoinsAnotherIsNoCorpsOfItsOwnAnyLonger) {
  State state = with({corps("III Corps", "Erfurt", 3), corps("XI Corps", "Erfurt", 2)});
  state.pieces = {piece(PieceKind::headquarters, "Headquarters", "Erfurt", "XI Corps")};
  const Order order = order_of(OrderKind::attach, "XI Corps", "III Corps");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, order))),
            "1.3: XI Corps (1,900 men, 8 guns) joins III Corps at Erfurt\n");
  const State joined = carry_out(state, order);
  ASSERT_EQ(joined.forces.size(), 1U);
  EXPECT_EQ(divisions(joined, force(joined, "III Corps")), 5);
  EXPECT_EQ(joined.pieces[0].with, ForceId{"iii-corps"});
  EXPECT_EQ(men_of(joined), men_of(state));
}

TEST(Rule13Corps, AWeakenedDivisionFillsTheRanksOfAnother) {
  const State state = with({division("Durutte", "Erfurt"), division("Souham", "Erfurt")});
  const Order order = order_of(OrderKind::attach, "Durutte", "Souham");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, order))),
            "1.3: Durutte (900 men, 0 guns) fills the ranks of Souham at Erfurt\n");
  const State joined = carry_out(state, order);
  ASSERT_EQ(joined.forces.size(), 1U);
  EXPECT_EQ(divisions(joined, joined.forces[0]), 1);
  EXPECT_EQ(men_of(joined), men_of(state));
}

TEST(Rule13Corps, DivisionsThatActAloneBecomeACorps) {
  State state = with(
      {division("24th Division", "Erfurt"), division("25th Division", "Erfurt"), division("32nd Division", "Weimar")});
  state.forces[0].army = state.forces[1].army = "army-of-the-elbe";
  const Order order = forming("VII Corps", {"24th Division", "25th Division"}, "Reynier");
  EXPECT_EQ(why_not(state, order), "");
  EXPECT_EQ(told(organisation_order(here(), state, lodged(state, order))),
            "1.3: 24th Division and 25th Division at Erfurt become VII Corps, under Reynier\n");
  const State formed = carry_out(state, order);
  ASSERT_EQ(formed.forces.size(), 2U);
  const Force& corps = force(formed, "VII Corps");
  EXPECT_EQ(echelon(corps), Echelon::corps);
  EXPECT_EQ(divisions(formed, corps), 2);
  EXPECT_EQ(corps.troops->commander, "Reynier");
  EXPECT_EQ(corps.troops->id, "army-of-the-elbe.vii-corps");
  EXPECT_EQ(corps.army, "army-of-the-elbe");
  EXPECT_EQ(corps.at, node("Erfurt"));
  EXPECT_EQ(men_of(formed), men_of(state));
}

TEST(Rule13Corps, ItTakesTwoDivisionsInOneNodeAndANameThatNobodyHas) {
  const State state =
      with({division("24th Division", "Erfurt"), division("32nd Division", "Weimar"), corps("III Corps", "Erfurt")});
  EXPECT_EQ(why_not(state, forming("VII Corps", {"24th Division"})),
            "1.3: A corps (MC) has two divisions (MD) or more, and 24th Division is one\n");
  EXPECT_EQ(why_not(state, forming("iii corps", {"24th Division", "32nd Division"})),
            "1.3: III Corps is on the map already; divisions join it, or the new corps gets another name\n"
            "1.3: 32nd Division is at Weimar, 24th Division at Erfurt\n");
  EXPECT_EQ(why_not(state, forming("VII Corps", {"24th Division", "III Corps"})),
            "1.3: III Corps is not a division (MD) by itself; a corps joins another whole\n");
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
