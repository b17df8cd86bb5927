// A half-week as the umpire plays it: every order in its sequence, every chapter at its moment (1.1).
#include "campaign/turn/turn.hpp"

#include "base/files/files.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::turn_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::node, test::way, test::with;

/// Two depots at the ends of a road of six nodes.
const Theatre& road() {
  static const Theatre theatre = test::theatre(
      {good("Heim", "Alten"), good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"), good("Dorf", "Vest")},
      {"Heim", "Vest"});
  return theatre;
}

State opening() {
  State state = with({garrison(corps("Heim", "Heim", 1)), corps("III Corps", "Alten"), corps("VI Corps", "Heim"),
                      coalition(garrison(corps("Vest", "Vest", 1))), coalition(corps("Yorck", "Dorf"))});
  return state;
}

void give(State& state, Order order) {
  state.orders.push_back(test::lodged(state, std::move(order)));
  state.orders_so_far = state.orders.back().sequence;
}

std::vector<Event> played(const State& state) {
  DiceCup dice(state.seed, state.turn);
  return play_turn(road(), state, dice);
}

}  // namespace

TEST(Rule11Orders, AreExecutedInTheSequenceTheyAreReceived) {
  // Yorck's order came first: he is at Cron when III Corps sets out, and the two meet there.
  State state = opening();
  give(state, test::march_order(test::force(state, "Yorck"), "Dorf - Cron"));
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg - Cron"));
  const State after = test::after(state, played(state));
  ASSERT_EQ(after.contacts.size(), 1U);
  EXPECT_EQ(after.contacts.front().node, node("Cron"));
  EXPECT_EQ(after.contacts.front().attacker, Side::france);
}

TEST(Rule11Orders, TheSameOrdersTheOtherWayRoundMakeTheOtherTheAttacker) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg - Cron"));
  give(state, test::march_order(test::force(state, "Yorck"), "Dorf - Cron"));
  const State after = test::after(state, played(state));
  ASSERT_EQ(after.contacts.size(), 1U);
  EXPECT_EQ(after.contacts.front().attacker, Side::coalition);
}

TEST(Rule11Orders, OfAForceThatIsGoneAreToldAndForgotten) {
  State state = opening();
  Order order = test::march_order(test::force(state, "III Corps"), "Alten - Burg");
  give(state, order);
  std::erase_if(state.forces, [](const Force& force) { return force.name == "III Corps"; });
  EXPECT_NE(
      test::told(played(state)).find("The force in this order is no longer on the map, or is now part of another"),
      std::string::npos);
}

TEST(Rule11Turns, ATurnEndsWithTheNextAndItsOrdersAreDone) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg"));
  const State after = test::after(state, played(state));
  EXPECT_EQ(after.turn.value, 2);
  EXPECT_TRUE(after.orders.empty());
  EXPECT_EQ(test::force(after, "III Corps").line.depot, node("Heim"));
  EXPECT_EQ(tell(played(state).front().said), "Turn 1, 27-30 Apr, begins");
}

TEST(Rule11Turns, TheNextTurnWaitsForTheBattlesOfTheLast) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg - Cron - Dorf"));
  State after = test::after(state, played(state));
  ASSERT_EQ(after.contacts.size(), 1U);
  EXPECT_EQ(test::refusal([&] { (void)played(after); }),
            "turn 2: found \"battle 1 at Dorf of turn 1 is not settled\"; expected a turn after every earlier battle "
            "has been settled. "
            "Judge it: estafette battle adjudicate FILE 1 --winner SIDE --level LEVEL");
  after.contacts.front().settled = true;
  EXPECT_EQ(test::after(after, played(after)).turn.value, 3);
}

TEST(Rule11Turns, TheSameStateAndDiceGiveTheSameTurn) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg - Cron"));
  EXPECT_EQ(played(state), played(state));
}

TEST(Rule5521Exploit, WaitsForTheUmpiresVerdict) {
  State state = opening();
  Order order = test::march_order(test::force(state, "III Corps"), "Alten - Burg");
  order.kind = OrderKind::exploit;
  give(state, order);
  EXPECT_NE(test::told(played(state)).find("5.5.2.1: An exploit march follows an easy victory"), std::string::npos);
}

TEST(OrderOfPlay, IsTheTableOfTheDocuments) {
  std::string table;
  for (const Phase& phase : order_of_play())
    table += "| " + phase.name + " | " + phase.rules + " | " + phase.because + " |\n";
  const std::string page = read_text(fs::path(ESTAFETTE_SOURCE_DIR) / "docs/rules.md");
  EXPECT_NE(page.find(table), std::string::npos) << table;
}

}  // namespace estafette::campaign::turn_test
