// What becomes of the troops of a nation that changes sides (4.3).
#include "campaign/rules/politics/national_forces.hpp"

#include "campaign/rules/germany.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/state/questions.hpp"

#include <gtest/gtest.h>

namespace estafette::test::national_forces_test {
namespace {

const Theatre& here() {
  static const Theatre theatre = germany();
  return theatre;
}

void of(const std::string& nation, Formation& formation) {
  for (Unit& unit : formation.units) unit.nation = nation;
  for (Formation& below : formation.formations) of(nation, below);
}

Force saxon(Force force) {
  of("Saxony", force.troops.edit());
  force.nation = "Saxony";
  return force;
}

/// VII Corps at Leipzig, whose second and third divisions are Saxon.
Force mixed() {
  Force force = corps("VII Corps", "Leipzig", 3);
  of("Saxony", force.troops.edit().formations[1]);
  of("Saxony", force.troops.edit().formations[2]);
  return force;
}

std::string departs(const State& state, Allegiance to) {
  return told(nation_departs(here(), state, "Saxony", to, "4.3"));
}

State then(const State& state, Allegiance to) {
  return after(state, nation_departs(here(), state, "Saxony", to, "4.3"));
}

}  // namespace

TEST(Rule43Forces, OfANationThatBecomesNeutralGoHome) {
  const State state = with({saxon(corps("Saxon Corps", "Dresden", 2)), corps("III Corps", "Dresden")});
  EXPECT_EQ(departs(state, std::nullopt), "4.3: Saxon Corps (1,900 men, 8 guns) leaves Dresden and goes home\n");
  EXPECT_EQ(then(state, std::nullopt).forces.size(), 1U);
}

TEST(Rule43Forces, OfANationThatJoinsTheEnemyGoOverWhereTheyStand) {
  State state = with({saxon(corps("Saxon Corps", "Dresden", 2))});
  state.forces[0].army = "grande-armee";
  EXPECT_EQ(departs(state, Side::coalition),
            "4.3: Saxon Corps (1,900 men, 8 guns) goes over to the Coalition at Dresden\n");
  const State over = then(state, Side::coalition);
  EXPECT_EQ(force(over, "Saxon Corps").side, Side::coalition);
  EXPECT_EQ(force(over, "Saxon Corps").at, node("Dresden"));
  EXPECT_EQ(departs(over, Side::coalition), "") << "who is there already stays";
}

TEST(Rule43Forces, DivisionsOfTheNationLeaveTheCorpsOfOthers) {
  const State state = with({mixed()});
  EXPECT_EQ(departs(state, Side::coalition),
            "4.3: VII Corps 2 leaves VII Corps at Leipzig and acts alone\n"
            "4.3: VII Corps 3 leaves VII Corps at Leipzig and acts alone\n"
            "4.3: VII Corps 2 (900 men, 0 guns) goes over to the Coalition at Leipzig\n"
            "4.3: VII Corps 3 (900 men, 0 guns) goes over to the Coalition at Leipzig\n");
  const State over = then(state, Side::coalition);
  EXPECT_EQ(divisions(over, force(over, "VII Corps")), 1);
  EXPECT_EQ(force(over, "VII Corps 2").nation, "Saxony");
}

TEST(Rule43Forces, AGarrisonThatGoesHomeLeavesItsFortressToItsState) {
  State state = with({garrison(saxon(division("Thielmann", "Magdeburg")))});
  state.owners.edit()[node("Magdeburg")] = Side::france;
  EXPECT_EQ(departs(state, std::nullopt),
            "4.3: Thielmann (900 men, 0 guns) leaves Magdeburg and goes home\n"
            "4.3: Magdeburg is left to Saxony\n");
  EXPECT_TRUE(then(state, std::nullopt).owners.empty());
}

TEST(Rule43Forces, AGarrisonThatGoesOverOpensTheGates) {
  State state = with({garrison(saxon(division("Thielmann", "Magdeburg")))});
  state.owners.edit()[node("Magdeburg")] = Side::france;
  EXPECT_EQ(departs(state, Side::coalition),
            "4.3: Thielmann (900 men, 0 guns) goes over to the Coalition at Magdeburg\n"
            "4.3: Magdeburg opens its gates to the Coalition\n");
  EXPECT_EQ(then(state, Side::coalition).owners.at(node("Magdeburg")), Side::coalition);
}

TEST(Rule43Forces, AGarrisonAmongOthersIsDisarmedByThem) {
  const State state =
      with({garrison(saxon(division("Thielmann", "Magdeburg"))), garrison(division("Haxo", "Magdeburg"))});
  EXPECT_EQ(
      departs(state, Side::coalition),
      "4.3: Thielmann (900 men, 0 guns) would go over, but is disarmed by the rest of the garrison of Magdeburg\n");
  EXPECT_EQ(then(state, Side::coalition).forces.size(), 1U);
}

TEST(Rule43Forces, WhoInvestedAFortressShutsItInNoMore) {
  State state =
      with({saxon(corps("Saxon Corps", "Magdeburg", 2)), coalition(garrison(division("Lauer", "Magdeburg")))});
  state.forces[0].duty = Duty::investing;
  const State free = then(state, Side::coalition);
  EXPECT_EQ(force(free, "Saxon Corps").duty, Duty::field);
  EXPECT_EQ(force(free, "Saxon Corps").tied_until, Turn{0});
}

TEST(Rule43Forces, TheirOrdersAreVoid) {
  State state = with({saxon(corps("Saxon Corps", "Dresden", 2))});
  state = ordered(state, "Saxon Corps", OrderKind::stand);
  EXPECT_EQ(departs(state, std::nullopt).find("4.3: Order 1 is void: stand\n"), 0U);
  EXPECT_TRUE(then(state, std::nullopt).orders.empty());
}

TEST(Rule43Forces, BattlesThatWaitAreFoughtWithoutThem) {
  State state = with(
      {saxon(corps("Saxon Corps", "Leipzig", 2)), corps("III Corps", "Leipzig"), coalition(corps("Yorck", "Leipzig"))});
  Contact contact;
  contact.number = 1;
  contact.node = node("Leipzig");
  contact.attackers = {{"saxon-corps"}, {"iii-corps"}};
  contact.attackers_from = {node("Dresden"), node("Erfurt")};
  contact.defenders = {{"yorck"}};
  state.contacts = {contact};
  EXPECT_EQ(departs(state, std::nullopt).find("4.3: Battle 1 at Leipzig is fought without Saxon Corps\n"), 0U);
  const Contact left = then(state, std::nullopt).contacts.front();
  EXPECT_EQ(left.attackers, std::vector<ForceId>{{"iii-corps"}});
  EXPECT_EQ(left.attackers_from, std::vector<NodeId>{node("Erfurt")});
  EXPECT_FALSE(left.settled);
  state.contacts.front().attackers = {{"saxon-corps"}};
  EXPECT_TRUE(then(state, Side::coalition).contacts.front().settled);
}

TEST(Rule43Forces, TheEmperorDoesNotGoOverWithThem) {
  State state = with({saxon(corps("Saxon Corps", "Dresden", 2))});
  state.pieces = {piece("Napoleon", PieceKind::chief, "Dresden", "Saxon Corps")};
  const State over = then(state, Side::coalition);
  EXPECT_EQ(over.pieces.front().with, ForceId{});
  EXPECT_EQ(over.pieces.front().side, Side::france);
}

}  // namespace estafette::test::national_forces_test
