// How things stand, and the campaign read aloud.
#include "campaign/reports/status.hpp"

#include "campaign/reports/history.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::status_test {
namespace {

using test::coalition, test::corps, test::good, test::with;

const Theatre& country() {
  static const Theatre theatre = test::theatre({good("Alten", "Burg")}, {"Burg"});
  return theatre;
}

}  // namespace

TEST(Status, SaysOfEveryForceWhereItIsHowStrongAndInWhatCondition) {
  State state = with({corps("III Corps", "Alten"), coalition(corps("Yorck", "Burg"))});
  state.forces[0].exhausted_until = {3};
  state.forces[0].line = {test::node("Burg"), test::way("Alten - Burg"), false};
  const Table table = forces_table(country(), state, Side::france);
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows.front(), (std::vector<std::string>{"III Corps", "MC", "Alten", "2,800", "8", "3", "in the field",
                                                          "exhausted until turn 3 (4.1)", "Burg (1)"}));
  EXPECT_EQ(forces_table(country(), state, std::nullopt).rows.size(), 2U);
}

TEST(Rule231Status, TellsTheUmpireWhenAFortressFalls) {
  State state = with({test::garrison(corps("Haxo", "Burg", 1)), coalition(corps("Yorck", "Burg", 2))});
  state.forces[1].duty = Duty::besieging;
  state.sieges = {{test::node("Burg"), Side::coalition, {9}}};
  const Table table = sieges_table(country(), state);
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(table.rows.front(), (std::vector<std::string>{"Burg", "Yorck", "2", "1", "9"}));
}

TEST(Status, TellsTheUmpireWhoIsToComeSoonOrAtAll) {
  State state = with({corps("III Corps", "Alten")});
  state.expected.edit().push_back({corps("XIV Corps", "Burg"), {9}, 40, "Saxony", "ours", std::nullopt, {}, true});
  state.expected.edit().push_back({corps("IX Corps", "Burg"), {30}, 40, "", "ours", std::nullopt, {}, true});
  state.expected.edit()[0].army = Army{"north", "Army of the North", Side::france, "", {}, ""};
  const Table soon = expected_table(country(), state, Turn{9});
  ASSERT_EQ(soon.rows.size(), 1U);
  EXPECT_EQ(soon.rows.front(), (std::vector<std::string>{"XIV Corps", "MC", "France", "Army of the North", "Burg",
                                                         "2,800", "8", "9", "40", "Saxony"}));
  EXPECT_EQ(expected_table(country(), state, std::nullopt).rows.size(), 2U);
}

TEST(History, SaysTurnRuleCauseAndDice) {
  Event event;
  event.turn = {2};
  event.rule = "2.3.1";
  event.said = as_written("The siege of Torgau begins");
  event.cause = ByOrder{4, "III Corps: besiege Torgau"};
  event.dice = {{as_written("turns that Torgau holds out"), 8, 20, 11}};
  EXPECT_EQ(
      history(country(), {event}),
      "Turn 2, 1-4 May\n"
      "  2.3.1    The siege of Torgau begins (order 4: III Corps: besiege Torgau) [turns that Torgau holds out: 11, of "
      "8 to 20]\n");
}

TEST(History, DoesNotSayACauseThatTheSentenceHasSaidAlready) {
  Event event;
  event.turn = {2};
  event.rule = "4.2";
  event.said = as_written("Prussia sues for peace, because Yorck is exhausted");
  event.cause = as_written("Yorck is exhausted");
  EXPECT_EQ(in_words(event), "4.2      Prussia sues for peace, because Yorck is exhausted");
}

}  // namespace estafette::campaign::status_test
