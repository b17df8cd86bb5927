// Prestige, its end, truces and proposals as the half-week plays them (3.1 to 4.5).
#include "campaign/rules/germany.hpp"
#include "campaign/telling/telling.hpp"
#include "campaign/turn/turn.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::prestige_turn_test {
namespace {

using test::after, test::coalition, test::corps, test::division, test::garrison, test::germany, test::node, test::with;

std::vector<Event> played(const Theatre& theatre, const State& state) {
  DiceCup dice(state.seed, state.turn);
  return play_turn(theatre, state, dice);
}

bool tells(const std::vector<Event>& events, const std::string& sentence) {
  for (const Event& event : events)
    if (tell(event.said) == sentence) return true;
  return false;
}

void give(State& state, OrderKind kind, const std::string& whom, const std::string& way = "") {
  Order order;
  order.kind = kind;
  order.subject = test::force(state, whom).id;
  if (!way.empty()) order.way = test::way(way);
  state.orders.push_back(test::lodged(state, order));
  state.orders_so_far = state.orders.back().sequence;
}

}  // namespace

TEST(Rule45Prestige, IsCountedAtTheEndOfTheMarches) {
  State state = with({corps("III Corps", "Dresden"), garrison(division("Haxo", "Erfurt"))});
  give(state, OrderKind::march, "III Corps", "Dresden - Bautzen");
  const std::vector<Event> events = played(germany(), state);
  EXPECT_TRUE(tells(events, "Prestige rises by 1 to 31: French and Allied garrisons hold Erfurt"));
  EXPECT_TRUE(tells(events, "Prestige rises by 1 to 32: III Corps at Bautzen stands on the right bank of the Elbe"));
  EXPECT_EQ(after(state, events).prestige, 32);
}

TEST(Rule42Truce, AFortressThatIsVacatedInATruceIsLostWhenTheEnemyHoldsIt) {
  State state = with({garrison(division("Haxo", "Magdeburg")), coalition(corps("Tauentzien", "Magdeburg", 1))});
  state.forces[1].duty = Duty::investing;
  state.owners.edit()[node("Magdeburg")] = Side::france;
  state.truce = Truce{{4}, "Magdeburg is handed over"};
  give(state, OrderKind::leave_garrison, "Haxo");
  give(state, OrderKind::march, "Haxo", "Magdeburg - Leipzig");
  const std::vector<Event> events = played(germany(), state);
  EXPECT_TRUE(tells(events, "Haxo marches from Magdeburg to Leipzig (1 of 3 nodes spent)")) << test::told(events);
  EXPECT_TRUE(tells(events, "Magdeburg passes from France to the Coalition"));
  EXPECT_TRUE(tells(events, "Prestige falls by 2 to 28: Magdeburg is lost to the Coalition"));
}

TEST(Rule45End, TheCampaignIsOverWithTheHalfWeekThatUsesUpTheLastPrestige) {
  State state = with({coalition(corps("Yorck", "Erfurt"))});
  state.prestige = 1;
  const State end = after(state, played(germany(), state));
  EXPECT_EQ(end.ending->winner, Side::coalition);
  EXPECT_EQ(test::refusal([&] { (void)played(germany(), end); }),
            "turn 2: found \"the campaign has been over since turn 1: prestige has fallen to 0\"; expected a campaign "
            "that is not over. To play on all the same, use estafette ruling FILE campaign over no --because \"...\"");
}

TEST(Rule45End, PrestigeThatReachesZeroWithinTheHalfWeekIsLostThoughTheHalfWeekWouldBringMore) {
  State state = with({garrison(division("Haxo", "Magdeburg")), coalition(corps("Tauentzien", "Magdeburg", 2)),
                      garrison(division("Doucet", "Erfurt")), corps("III Corps", "Bautzen")});
  state.forces[1].duty = Duty::besieging;
  state.sieges = {{node("Magdeburg"), Side::coalition, state.turn}};
  state.owners.edit()[node("Magdeburg")] = Side::france;
  state.prestige = 2;
  const std::vector<Event> events = played(germany(), state);
  EXPECT_TRUE(tells(events, "Prestige falls by 2 to 0: Magdeburg is lost to the Coalition")) << test::told(events);
  const State end = after(state, events);
  ASSERT_TRUE(end.ending) << test::told(events);
  EXPECT_EQ(end.ending->winner, Side::coalition);
  EXPECT_EQ(end.prestige, 0) << "what the half-week brings comes too late";
}

TEST(Rule43Proposals, AreMadeAtTheEndOfTheTurnAndNotOnceTheCampaignIsOver) {
  Theatre here = germany();
  here.rules.triggers = {{"t", "4.3", "It would be so", {when::FromTurn{{1}}}, {then::End{std::nullopt}}}};
  State state = with({});
  EXPECT_TRUE(tells(played(here, state), "Proposal 1, for the umpire to decide: It would be so"));
  state.prestige = 0;
  EXPECT_FALSE(tells(played(here, state), "Proposal 1, for the umpire to decide: It would be so"));
}

}  // namespace estafette::campaign::prestige_turn_test
