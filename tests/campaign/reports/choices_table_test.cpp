// What a force is offered while the half-week stands still is what it may do.
#include "campaign/reports/choices_table.hpp"

#include "campaign/rules/dice_cup.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/turn/turn.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::choices_table_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::lodged, test::node, test::with;

const Theatre& road() {
  static const Theatre theatre =
      test::theatre({good("Heim", "Burg"), good("Burg", "Cron"), good("Cron", "Vest")}, {"Heim", "Vest", "Cron"});
  return theatre;
}

/// III Corps has come from Burg upon Yorck, who stands at the fortress of Cron.
State advanced_upon(State state) {
  state.orders.push_back(lodged(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron")));
  state.orders_so_far = 1;
  DiceCup dice(state.seed, state.turn);
  return test::after(state, begin_turn(road(), state, dice, "Sunday"));
}

State forces() {
  return with({garrison(corps("Heim", "Heim", 1)), corps("III Corps", "Burg"),
               coalition(garrison(corps("Vest", "Vest", 1))), coalition(corps("Yorck", "Cron"))});
}

/// The same with a line to the depot of Vest for Yorck.
State with_a_line(State state) {
  for (Force& force : state.forces)
    if (force.name == "Yorck") force.line = {node("Vest"), {node("Cron"), node("Vest")}, false};
  return state;
}

/// What Yorck is told that he may do, and the lines that he may write.
std::string offered(const State& state) {
  std::string all;
  for (const std::vector<std::string>& row : choices_table(road(), state).rows)
    if (row.front() == "Yorck") all += row.at(3) + "\n";
  for (const std::string& line : answer_form(road(), state, {Side::coalition, "", {}})) all += line + "\n";
  return all;
}

}  // namespace

TEST(Rule55Choices, AForceAtAFortressIsOfferedItsWalls) {
  const std::string offer = offered(advanced_upon(forces()));
  EXPECT_NE(offer.find("garrison the fortress"), std::string::npos) << offer;
  EXPECT_NE(offer.find("or garrison Cron"), std::string::npos) << offer;
}

TEST(Rule55Choices, AForceBeforeAnEnemysFortressIsNotOfferedTheEnemysWalls) {
  State state = forces();
  state.forces.push_back(garrison(corps("Cron", "Cron", 1)));
  const std::string offer = offered(advanced_upon(state));
  ASSERT_NE(offer.find("stand"), std::string::npos) << "Yorck is asked";
  EXPECT_EQ(offer.find("garrison"), std::string::npos) << offer;
}

TEST(Rule55Choices, AForceThatHasNoMarchLeftIsNotOfferedToWithdrawWhereTheTableSaysThatItCannot) {
  State state = with_a_line(advanced_upon(with_a_line(forces())));
  EXPECT_NE(offered(state).find("withdraw if attacked"), std::string::npos) << offered(state);
  for (Force& force : state.forces)
    if (force.name == "Yorck") force.marched = 99;
  const std::string offer = offered(state);
  EXPECT_NE(offer.find("no way back is open;"), std::string::npos) << offer;
  EXPECT_EQ(offer.find("withdraw if attacked"), std::string::npos) << offer;
}

TEST(Rule55Choices, AWayBackThatOnlyAnUnseenEnemyBarsIsOfferedAllTheSame) {
  State state = with_a_line(advanced_upon(forces()));
  state.forces.push_back(corps("VI Corps", "Vest"));
  const std::string offer = offered(state);
  EXPECT_NE(offer.find("no way back is open (the player does not know this)"), std::string::npos) << offer;
  EXPECT_NE(offer.find("or withdraw if attacked"), std::string::npos) << offer;
}

}  // namespace estafette::campaign::choices_table_test
