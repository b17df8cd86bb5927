#include "campaign/battle/losses.hpp"

#include "campaign/battle/fields.hpp"
#include "converter/orbat/totals.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace estafette::test::losses_test {
namespace {

dumps::CarryoverPolicy policy() {
  dumps::CarryoverPolicy policy;
  policy.wounded_back = {30, 20};
  policy.missing_back = {50};
  policy.word_killed = 20;
  policy.word_wounded = 60;
  policy.commander_back_after = 8;
  return policy;
}

State two_corps() {
  State state = with({corps("III Corps", "Burg"), coalition(corps("Yorck", "Burg"))});
  state.turn = {2};
  state.forces[0].troops.edit().formations[0].commander = "Souham";
  return state;
}

Contact they_met() {
  return met("Burg", {"III Corps"}, {"Yorck"}, "Alten");
}

dumps::UnitLosses lost(const std::string& id, int killed, int wounded, int missing) {
  dumps::UnitLosses unit;
  unit.id = id;
  unit.killed = {killed};
  unit.wounded = {wounded};
  unit.missing = {missing};
  unit.wounded_back = dumps::deal_returns({unit.wounded}, policy().wounded_back).front();
  unit.missing_back = dumps::deal_returns({unit.missing}, policy().missing_back).front();
  return unit;
}

int men(const State& state, const std::string& name) {
  return totals(force(state, name).troops).men().value;
}

int waiting(const State& state) {
  int all = 0;
  for (const Recovering& pool : state.recovering) all += pool.men;
  return all;
}

}  // namespace

TEST(Rule54Losses, LandOnTheCampaignsOwnUnitAndItsPoolsWaitFromTheTurnOfTheBattle) {
  const State state = two_corps();
  dumps::Losses losses;
  losses.units = {lost("a", 10, 100, 40)};
  const auto events = carry_losses(four_towns(), state, they_met(), losses, {{"a", "iii-corps-2.1"}}, policy());
  EXPECT_EQ(told(events),
            "5.4: III Corps loses 150 men at Burg (10 killed, 100 wounded, 40 missing) and 0 guns\n"
            "5.4: Of the wounded and missing of III Corps, 70 will be back by turn 3\n");
  const State now = after(state, events);
  EXPECT_EQ(force(now, "III Corps").troops->formations[1].units[0].men, Men{750});
  const std::vector<Recovering> expected = {
      {"iii-corps-2.1", {2}, 30, false}, {"iii-corps-2.1", {3}, 20, false}, {"iii-corps-2.1", {2}, 20, true}};
  EXPECT_EQ(now.recovering, expected);
}

TEST(Rule54Losses, AUnitLosesNoMoreThanItHasByNow) {
  State state = two_corps();
  state.forces[0].troops.edit().formations[0].units[0].men = {50};
  dumps::Losses losses;
  losses.units = {lost("iii-corps-1.1", 40, 100, 40)};
  const State now = after(state, carry_losses(four_towns(), state, they_met(), losses, {}, policy()));
  EXPECT_EQ(force(now, "III Corps").troops->formations[0].units[0].men, Men{0});
  EXPECT_EQ(waiting(now), 10) << "of ten wounded who are left, at most ten come back";
}

TEST(Rule54Losses, AWoundedCommanderIsBackAfterHisTurnsAndADeadOneNever) {
  State state = two_corps();
  dumps::Losses losses;
  losses.officers = {{1, "x", "Souham", "8th Division", dumps::Fate::wounded, "", "one wounded more in his row"}};
  State now = after(state, carry_losses(four_towns(), state, they_met(), losses, {{"x", "iii-corps-1"}}, policy()));
  ASSERT_EQ(now.convalescents.size(), 1U);
  EXPECT_EQ(now.convalescents[0].name, "Souham");
  EXPECT_EQ(now.convalescents[0].back, Turn{9}) << "turn 1 and eight more";
  EXPECT_EQ(force(now, "III Corps").troops->formations[0].commander, "");
  losses.officers[0].fate = dumps::Fate::killed;
  now = after(state, carry_losses(four_towns(), state, they_met(), losses, {{"x", "iii-corps-1"}}, policy()));
  EXPECT_EQ(now.convalescents[0].back, Turn{0});
}

TEST(Rule54Losses, ByTheUmpiresWordAreDealtOverTheUnitsAndIntoKilledWoundedAndMissing) {
  const State state = two_corps();
  const auto losses = losses_by_word(four_towns(), state, they_met(), {{{"iii-corps"}, 280, false}}, policy());
  const State now = after(state, carry_losses(four_towns(), state, they_met(), losses, {}, policy()));
  EXPECT_EQ(men(now, "III Corps"), men(state, "III Corps") - 280);
  EXPECT_EQ(men(now, "Yorck"), men(state, "Yorck"));
}

TEST(Rule54Losses, WhoeverHasNoNameIsToldAsTheCommanderOfHisBattery) {
  const State state = two_corps();
  dumps::Losses losses;
  losses.officers = {
      {1, "x", "Foot Battery", "Foot Battery of III Corps", dumps::Fate::wounded, "", "one wounded more"}};
  const std::vector<Event> events = carry_losses(four_towns(), state, they_met(), losses, {}, policy());
  EXPECT_NE(told(events).find("The commander of Foot Battery of III Corps: wounded; one wounded more"),
            std::string::npos)
      << told(events);
}

RC_GTEST_PROP(Rule54Losses, WhoComesBackToOneSideDoesNotDependOnTheOthersLosses, ()) {
  const State state = two_corps();
  const int own = *rc::gen::inRange(0, 2000);
  const auto coming_back = [&](int enemys) {
    std::vector<dumps::UnitLosses> units =
        losses_by_word(four_towns(), state, they_met(), {{{"yorck"}, enemys, false}, {{"iii-corps"}, own, false}},
                       policy())
            .units;
    std::erase_if(units, [](const dumps::UnitLosses& unit) { return !unit.id.starts_with("iii-corps"); });
    return units;
  };
  RC_ASSERT(coming_back(0) == coming_back(*rc::gen::inRange(1, 2000)));
}

TEST(Rule54Losses, AForceThatIsNamedTwiceIsRefusedAndNeitherWordIsLost) {
  const State state = two_corps();
  EXPECT_EQ(refusal([&] {
              (void)losses_by_word(four_towns(), state, they_met(),
                                   {{{"iii-corps"}, 280, false}, {{"iii-corps"}, 10, true}}, policy());
            }),
            "--losses: found \"III Corps a second time\"; expected each force once. Add its losses up");
}

TEST(Rule54Losses, ByWordNoForceLosesMoreThanItHasAndOnlyThoseWhoFought) {
  const State state = two_corps();
  EXPECT_EQ(refusal([&] {
              (void)losses_by_word(four_towns(), state, they_met(),
                                   {{{"iii-corps"}, 2801, false}, {{"yorck"}, 101, true}, {{"guard"}, 1, false}},
                                   policy());
            }),
            "--losses: found \"III Corps=2801\"; expected 0 to 2,800 men. It cannot lose more than it has\n"
            "--losses: found \"Yorck=101%\"; expected 0 to 100%. It cannot lose more than it has\n"
            "--losses: found \"guard\"; expected a force of battle 1. See: estafette battle list");
}

RC_GTEST_PROP(Rule54Losses, ByWordTheSharesOfKilledAndWoundedHoldForTheForceHoweverFewEachUnitLoses, ()) {
  const State state = two_corps();
  const int lost = *rc::gen::inRange(0, 2801);
  dumps::CarryoverPolicy shares = policy();
  shares.word_killed = *rc::gen::inRange(0, 101);
  shares.word_wounded = *rc::gen::inRange(0, 101 - shares.word_killed);
  int killed = 0, wounded = 0, all = 0;
  for (const dumps::UnitLosses& unit :
       losses_by_word(four_towns(), state, they_met(), {{{"iii-corps"}, lost, false}}, shares).units) {
    RC_ASSERT(unit.killed.value >= 0 && unit.wounded.value >= 0 && unit.missing.value >= 0);
    killed += unit.killed.value;
    wounded += unit.wounded.value;
    all += unit.killed.value + unit.wounded.value + unit.missing.value;
  }
  RC_ASSERT(all == lost);
  RC_ASSERT(killed == (lost * shares.word_killed + 50) / 100);
  RC_ASSERT(killed + wounded == (lost * (shares.word_killed + shares.word_wounded) + 50) / 100);
}

RC_GTEST_PROP(Rule54Losses, EveryManLostIsInAPoolOrLostForGoodAndNoneComesTwice, ()) {
  const State state = two_corps();
  const int share = *rc::gen::inRange(0, 101);
  const auto losses = losses_by_word(four_towns(), state, they_met(), {{{"iii-corps"}, share, true}}, policy());
  const State now = after(state, carry_losses(four_towns(), state, they_met(), losses, {}, policy()));
  int wounded = 0;
  int missing = 0;
  for (const dumps::UnitLosses& unit : losses.units) {
    wounded += unit.wounded.value;
    missing += unit.missing.value;
  }
  const int gone = men(state, "III Corps") - men(now, "III Corps");
  RC_ASSERT(gone == (2800 * share + 50) / 100);
  RC_ASSERT(waiting(now) <= wounded + missing);
  RC_ASSERT(men(now, "III Corps") >= 0);
}

}  // namespace estafette::test::losses_test
