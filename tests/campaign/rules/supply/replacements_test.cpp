#include "campaign/rules/supply/replacements.hpp"

#include "campaign/rules/depots.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::replacements_test {
namespace {

/// III Corps: three MDs of 900 infantry and a battery of 100 gunners with 8 guns.
State iii_corps(const Force& force) {
  return at_establishment(with({force}));
}

std::string what_comes(const State& state) {
  return told(replacements(with_depots(), state));
}

ReplacementRules rules_from(const std::string& inside) {
  ProblemList problems;
  XmlElement chapter =
      XmlElement::parse("<replacements>" + inside + "</replacements>", "rules.xml", "replacements", problems);
  ReplacementRules rules = read_replacements(chapter);
  chapter.no_others();
  problems.refuse_if_any();
  return rules;
}

}  // namespace

TEST(Rule54Replacements, ACorpsWithAnOpenLineGetsDraftsByArm) {
  State state = lost(iii_corps(supplied(corps("III Corps", "Weimar"))), "iii-corps-1.1", 300);
  state = lost(state, "iii-corps.guns", 20);
  EXPECT_EQ(what_comes(state), "5.4: Replacements reach III Corps from Erfurt: 18 infantry and 3 gunners\n");
  const State refilled = after(state, replacements(with_depots(), state));
  EXPECT_EQ(unit(refilled, "iii-corps-1.1").men.value, 618);
  EXPECT_EQ(unit(refilled, "iii-corps-2.1").men.value, 900);
}

TEST(Rule54Replacements, NobodyGetsThemWhoseLineIsCut) {
  State state = lost(iii_corps(cut(corps("III Corps", "Weimar"))), "iii-corps-1.1", 300);
  EXPECT_EQ(what_comes(state), "");
  state.forces[0].line.cut = false;
  EXPECT_NE(what_comes(state), "");
  state.forces[0].line = {};
  EXPECT_EQ(what_comes(state), "") << "no depot at all";
}

TEST(Rule54Replacements, AGarrisonGetsNone) {
  EXPECT_EQ(what_comes(lost(iii_corps(garrison(supplied(corps("III Corps", "Erfurt")))), "iii-corps-1.1", 300)), "");
}

TEST(Rule54Replacements, DraftsNeverBringAUnitAboveItsEstablishment) {
  const State state = lost(iii_corps(supplied(corps("III Corps", "Weimar"))), "iii-corps-1.1", 7);
  EXPECT_EQ(what_comes(state), "5.4: Replacements reach III Corps from Erfurt: 7 infantry\n");
  EXPECT_EQ(what_comes(iii_corps(supplied(corps("III Corps", "Weimar")))), "");
}

TEST(Rule54Replacements, PlacesOfMenWhoWillComeBackAreKeptForThem) {
  State state = lost(iii_corps(supplied(corps("III Corps", "Weimar"))), "iii-corps-1.1", 20);
  state.recovering = {{"iii-corps-1.1", {9}, 15, false}};
  EXPECT_EQ(what_comes(state), "5.4: Replacements reach III Corps from Erfurt: 5 infantry\n");
}

TEST(Rule54Replacements, AUnitWithoutAManLeftHasNothingToJoin) {
  EXPECT_EQ(what_comes(lost(iii_corps(supplied(corps("III Corps", "Weimar"))), "iii-corps-1.1", 900)), "");
}

TEST(Rule54Replacements, ANationHasItsOwnRate) {
  Force saxons = supplied(division("24th Division", "Weimar"));
  saxons.troops.edit().units[0].nation = "saxony";
  EXPECT_EQ(what_comes(lost(iii_corps(saxons), "24th-division.1", 300)),
            "5.4: Replacements reach 24th Division from Erfurt: 5 infantry\n");
}

TEST(Rule54Replacements, ARateHoldsFromItsTurnOn) {
  State state = lost(iii_corps(supplied(corps("III Corps", "Weimar"))), "iii-corps-1.1", 600);
  state.turn = {5};
  EXPECT_EQ(what_comes(state), "5.4: Replacements reach III Corps from Erfurt: 36 infantry\n");
}

TEST(Rule54Replacements, SmallUnitsLoseNoFractionOverTheTurns) {
  // 30 in a thousand of 100 gunners are 3 each turn; 20 in a thousand of 8 guns are a gun in 6 or 7 turns.
  State state = lost(iii_corps(supplied(corps("III Corps", "Weimar"))), "iii-corps.guns", 60, 4);
  std::string guns;
  for (; state.turn.value <= 25; ++state.turn.value) {
    const int before = unit(state, "iii-corps.guns").guns.value;
    state = after(state, replacements(with_depots(), state));
    if (unit(state, "iii-corps.guns").guns.value > before) guns += std::to_string(state.turn.value) + " ";
  }
  EXPECT_EQ(guns, "4 10 16 22 ");
  EXPECT_EQ(unit(state, "iii-corps.guns").men.value, 100);
}

TEST(Rule54Replacements, WhatIsDueSumsToTheRateToTheNearestMan) {
  const DraftRates rates{"France", Arm::infantry, 100, {{3, 7, 0}, {10, 11, 0}}, ""};
  int sum = 0;
  for (int turn = 1; turn <= 57; ++turn) sum += due_in(turn, 333, rates, &DraftRates::RateFrom::men);
  EXPECT_EQ(due_in(2, 333, rates, &DraftRates::RateFrom::men), 0);
  EXPECT_EQ(sum, (333 * (7 * 7 + 48 * 11) + 500) / 1000);
}

TEST(Rule54Replacements, AnEstablishmentIsAShareOfTheFoundingButNoLargerThanAUnitMayBe) {
  const ReplacementRules rules = rules_from(
      "<drafts nation='Russia' arm='infantry' establishment='160' source='ours'><from turn='1' men='5'/></drafts>");
  Unit unit;
  unit.nation = "Russia";
  unit.men = {400};
  EXPECT_EQ(rules.establishment_of(unit, {800}), 640);
  EXPECT_EQ(rules.establishment_of(unit, {500}), 500);
  unit.men = {600};
  EXPECT_EQ(rules.establishment_of(unit, {500}), 600) << "it was larger at the founding";
  unit.nation = "Prussia";
  EXPECT_EQ(rules.establishment_of(unit, {800}), 600) << "nobody says anything of her";
}

TEST(Rule54Replacements, ProblemsInTheFiguresAreAllToldInOneRun) {
  EXPECT_EQ(
      refusal([] {
        (void)rules_from(
            "\n<drafts nation='Russia' arm='infantry' establishment='0' source='ours'><from turn='1' "
            "men='5'/><from turn='1' men='1001'/></drafts>"
            "\n<drafts nation='russia' arm='infantri' establishment='100' source='ours'><from turn='1' men='5' "
            "guns='2'/></drafts>");
      }),
      "rules.xml:2: establishment: found \"0\"; expected a whole number, 1 to 1000\n"
      "rules.xml:2: men: found \"1001\"; expected a whole number, 0 to 1000\n"
      "rules.xml:2: turn: found \"1\"; expected a turn after 1, that of the line before\n"
      "rules.xml:3: arm: found \"infantri\"; expected infantry, cavalry or artillery. Did you mean \"infantry\"?\n"
      "rules.xml:3: found \"guns\"; expected turn or men. Remove it\n"
      "rules.xml:3: nation: found \"russia\"; expected the infantry of each nation only once");
}

}  // namespace estafette::test::replacements_test
