#include "campaign/rules/supply/bases.hpp"

#include "campaign/rules/supply/supply.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::bases_test {
namespace {

/// Two fortresses at the ends of a road; III and VI Corps of the first army between them draw on Erfurt.
Theatre road() {
  return theatre(
      {good("Erfurt", "Weimar"), good("Weimar", "Naumburg"), good("Naumburg", "Leipzig"), good("Leipzig", "Torgau")},
      {"Erfurt", "Torgau"});
}

Force of_army(Force force, const std::string& army) {
  force.army = army;
  return force;
}

State two_corps() {
  State state =
      with({of_army(corps("III Corps", "Weimar"), "first"), of_army(corps("VI Corps", "Naumburg"), "first"),
            garrison(division("Guard of Erfurt", "Erfurt")), garrison(division("Guard of Torgau", "Torgau"))});
  Army first, second;
  first.id = "first";
  first.name = "Army of the Main";
  second.id = "second";
  second.name = "Army of the Elbe";
  state.armies = {first, second};
  state.pieces = {{.id = {"headquarters"}, .name = "Headquarters", .army = "first", .at = node("Weimar"), .with = {}}};
  for (Force& force : state.forces)
    if (force.duty != Duty::garrison) force.line.depot = node("Erfurt");
  return after(state, lines_of_supply(road(), state));
}

LodgedOrder base_on(const std::string& subject, const std::string& place) {
  LodgedOrder lodged;
  lodged.order.kind = OrderKind::base_on;
  lodged.order.subject = {subject};
  lodged.order.place = node(place);
  return lodged;
}

std::string why_not(const State& state, const std::string& subject, const std::string& place) {
  std::string all;
  for (const Objection& one : base_objections(road(), state, base_on(subject, place).order))
    all += one.rule + ": " + tell(one.reason) + "\n";
  return all;
}

}  // namespace

TEST(Rule51Base, AForceDrawsOnTheDepotThatItIsOrderedToAndKeepsIt) {
  State state = two_corps();
  const auto events = base_order(road(), state, base_on("vi-corps", "Torgau"));
  EXPECT_EQ(told(events), "5.1: VI Corps now draws its supplies from Torgau via Leipzig\n");
  state = after(state, events);
  EXPECT_TRUE(lines_of_supply(road(), state).empty());
  EXPECT_EQ(force(state, "VI Corps").line, (Line{node("Torgau"), way("Naumburg-Leipzig-Torgau"), false}));
  EXPECT_TRUE(base_order(road(), state, base_on("vi-corps", "Torgau")).empty()) << "it does already";
}

TEST(Rule51Base, AHeadquartersBasesItsWholeArmyButNoGarrison) {
  State state = two_corps();
  state = after(state, base_order(road(), state, base_on("headquarters", "Torgau")));
  EXPECT_EQ(force(state, "III Corps").line.depot, node("Torgau"));
  EXPECT_EQ(force(state, "VI Corps").line.depot, node("Torgau"));
  EXPECT_EQ(force(state, "Guard of Erfurt").line.depot, node("Erfurt"));
}

TEST(Rule51Base, NobodyDrawsOnWhatIsNoDepotOfHis) {
  State state = two_corps();
  EXPECT_EQ(why_not(state, "iii-corps", "Leipzig"), "5.1: Leipzig is no depot: no garrison of your side holds it\n");
  find_force(state, {"guard-of-torgau"})->side = Side::coalition;
  EXPECT_EQ(why_not(state, "iii-corps", "Torgau"), "5.1: Torgau is no depot: no garrison of your side holds it\n");
  EXPECT_EQ(why_not(state, "guard-of-erfurt", "Torgau"),
            "5.1: Guard of Erfurt is the garrison of Erfurt and lives on the depot there\n");
}

TEST(Rule51Base, ADepotSupportsOneArmy) {
  State state = two_corps();
  Force eugene = of_army(corps("Eugène", "Leipzig"), "second");
  eugene.line.depot = node("Torgau");
  state.forces.push_back(eugene);
  EXPECT_EQ(why_not(state, "iii-corps", "Torgau"),
            "5.1: Torgau supplies Army of the Elbe, and a depot supports one army\n");
  Theatre any = road();
  any.rules.supply.one_army_a_depot = false;
  EXPECT_TRUE(base_objections(any, state, base_on("iii-corps", "Torgau").order).empty());
}

TEST(Rule51Base, TheLineThereMustBeOpenAndTheFortressNotShutIn) {
  State state = two_corps();
  state.forces.push_back(coalition(division("Dörnberg", "Leipzig")));
  EXPECT_EQ(why_not(state, "iii-corps", "Torgau"), "5.1: the line of III Corps to Torgau would be cut at Leipzig\n");
  EXPECT_EQ(told(base_order(road(), state, base_on("iii-corps", "Torgau"))),
            "5.1: The order is not carried out: the line of III Corps to Torgau would be cut at Leipzig\n");
  state.forces.back().at = node("Torgau");
  state.forces.back().duty = Duty::investing;
  EXPECT_EQ(why_not(state, "iii-corps", "Torgau"),
            "2.3.1: Torgau is shut in and supplies nobody outside\n"
            "5.1: the line of III Corps to Torgau would be cut at Torgau\n");
}

}  // namespace estafette::test::bases_test
