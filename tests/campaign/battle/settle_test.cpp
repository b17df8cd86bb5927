#include "campaign/battle/settle.hpp"

#include "campaign/battle/fields.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::settle_test {
namespace {

State with_contact() {
  State state = with({corps("III Corps", "Cron"), coalition(corps("Yorck", "Cron")),
                      coalition(garrison(division("Blockade", "Burg")))});
  state.turn = {2};
  state.contacts = {met("Cron", {"III Corps"}, {"Yorck"}, "Dorf")};
  state.contacts_so_far = 1;
  return state;
}

PlannedBattle planned(const State& state, const BattleChoice& choice = {}) {
  return plan_battle(four_towns(), state, state.contacts[0], choice, usual_days(), shipped_profile());
}

std::vector<Event> sent(const State& state, const PlannedBattle& battle) {
  const sow::Mod mod = sow::make_mod(battle.plan, shipped_profile());
  return sent_to_the_game(four_towns(), state, state.contacts[0], battle, mod.sheet);
}

State verdict(const State& state, std::optional<Side> winner) {
  DiceCup dice(1, {1});
  const Battle battle = judged(state.contacts[0], winner);
  return after(state, campaign::judged(four_towns(), state, state.contacts[0], battle, dice));
}

}  // namespace

TEST(Rule54Battle, GeneratedAgainItIsTheSameAndNothingNewIsNoted) {
  State state = with_contact();
  const std::vector<Event> first = sent(state, planned(state));
  ASSERT_EQ(first.size(), 1U);
  state = after(state, first);
  EXPECT_TRUE(sent(state, planned(state)).empty());
  BattleChoice rain;
  rain.weather = "overcast";
  EXPECT_EQ(sent(state, planned(state, rain)).size(), 1U) << "another issue of the battle takes its place";
}

TEST(Rule54Battle, ItIsNotGeneratedAgainWhenItsLossesHaveCome) {
  State state = with_contact();
  Battle battle = battle_so_far(four_towns(), state, state.contacts[0]);
  battle.losses = true;
  state.battles = {battle};
  EXPECT_EQ(
      refusal([&] { (void)sent(state, planned(state)); }),
      "battle: found \"battle 1, whose losses have been carried over\"; expected a battle that is still to be fought. "
      "estafette undo takes the losses back");
}

TEST(Rule54Battle, OnlyOneThatWaitsCanBeTaken) {
  State state = with_contact();
  EXPECT_EQ(refusal([&] { (void)open_contact(four_towns(), state, 7); }),
            "battle: found \"7\"; expected a battle not yet settled: 1 (Cron). See: estafette battle list");
  state.contacts[0].settled = true;
  EXPECT_EQ(refusal([&] { (void)open_contact(four_towns(), state, 1); }),
            "battle: found \"1\"; expected a battle not yet settled; there is none. That one is settled; estafette "
            "undo takes "
            "the verdict back");
}

TEST(Rule54Battle, AVerdictExhaustsAndMovesTheBeatenSettlesTheContactAndCountsForPrestige) {
  const State state = with_contact();
  const State now = verdict(state, Side::france);
  EXPECT_EQ(force(now, "Yorck").exhausted_until, Turn{4}) << "three turns after that of the battle";
  EXPECT_NE(force(now, "Yorck").at, node("Cron"));
  EXPECT_TRUE(now.contacts[0].settled);
  EXPECT_EQ(now.prestige, state.prestige + 1);
  EXPECT_EQ(now.owners.at(node("Cron")), Side::france);
  ASSERT_EQ(now.battles.size(), 1U);
  EXPECT_TRUE(now.battles[0].verdict.has_value());
}

TEST(Rule54Battle, ADrawExhaustsAndMovesNobody) {
  const State state = with_contact();
  const State now = verdict(state, std::nullopt);
  EXPECT_EQ(force(now, "Yorck").at, node("Cron"));
  EXPECT_EQ(force(now, "Yorck").exhausted_until, Turn{0});
  EXPECT_EQ(now.prestige, state.prestige);
  EXPECT_TRUE(now.contacts[0].settled);
}

}  // namespace estafette::test::settle_test
