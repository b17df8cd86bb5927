// A half-week in two acts: it stands still where forces have met, those whom it concerns choose, and it goes on (5.5,
// 5.5.1).
#include "campaign/rules/battle/choices.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/turn/turn.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::campaign::two_acts_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::node, test::with;

/// Two depots at the ends of a road, a fortress on it at Cron, and Ebel beside Cron.
const Theatre& road() {
  static const Theatre theatre = test::theatre({good("Heim", "Alten"), good("Alten", "Burg"), good("Burg", "Cron"),
                                                good("Cron", "Dorf"), good("Dorf", "Vest"), good("Ebel", "Cron")},
                                               {"Heim", "Vest", "Cron"});
  return theatre;
}

/// Yorck stands at Cron, Kleist is near him at Dorf, and III Corps will march against Yorck; VI Corps is near too.
State opening() {
  State state = with({garrison(corps("Heim", "Heim", 1)), corps("III Corps", "Burg"), corps("VI Corps", "Ebel"),
                      coalition(garrison(corps("Vest", "Vest", 1))), coalition(corps("Yorck", "Cron")),
                      coalition(corps("Kleist", "Dorf"))});
  for (const char* name : {"Yorck", "Kleist"}) {
    Force& force = *find_force(state, test::force(state, name).id);
    force.line = {node("Vest"),
                  name == std::string("Yorck") ? test::way("Cron - Dorf - Vest") : test::way("Dorf - Vest"), false};
    force.trodden = {force.at};
  }
  state.owners.edit()[node("Cron")] = Side::coalition;
  return state;
}

void give(State& state, Order order) {
  state.orders.push_back(test::lodged(state, std::move(order)));
  state.orders_so_far = state.orders.back().sequence;
}

Order order(const State& state, OrderKind kind, const std::string& name) {
  Order made;
  made.kind = kind;
  made.subject = test::force(state, name).id;
  return made;
}

std::vector<Event> begun(const State& state) {
  DiceCup dice(state.seed, state.turn);
  return begin_turn(road(), state, dice, "Sunday");
}

std::vector<Event> finished(const State& state) {
  DiceCup dice(state.seed, state.turn, {}, state.pause ? state.pause->dice : 0);
  return finish_turn(road(), state, dice);
}

/// III Corps has advanced upon Yorck at Cron.
State standing_still() {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  return test::after(state, begun(state));
}

std::string said(const State& state) {
  return test::told(finished(state));
}

}  // namespace

TEST(Rule55TwoActs, TheHalfWeekStandsStillWhereForcesHaveMet) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  const std::vector<Event> events = begun(state);
  EXPECT_TRUE(test::told(events).ends_with(
      "1.1: Turn 1, 27-30 Apr, stands still: forces have met at Cron, and answers are wanted by Sunday\n"))
      << test::told(events);
  const State now = test::after(state, events);
  EXPECT_EQ(now.turn.value, 1);
  EXPECT_EQ(now.pause, (Pause{1, 0, "Sunday"}));
  EXPECT_TRUE(now.contacts.empty()) << "nobody has chosen yet";
}

TEST(Rule55TwoActs, WhoeverChoosesKnowsWhoHasCome) {
  const State before = opening(), now = standing_still();
  const auto seen_at = [](const State& state, Side side, const char* place) {
    const auto known = state.known.find(side);
    return known != state.known.end() &&
           std::any_of(known->second.begin(), known->second.end(),
                       [&](const Sighting& sighting) { return sighting.node == node(place); });
  };
  EXPECT_FALSE(seen_at(before, Side::coalition, "Cron"));
  EXPECT_TRUE(seen_at(now, Side::coalition, "Cron")) << "III Corps, where Yorck stands";
  EXPECT_TRUE(seen_at(now, Side::france, "Cron")) << "Yorck";
}

TEST(Rule55TwoActs, AHalfWeekWithoutAMeetingIsPlayedToItsEnd) {
  State state = opening();
  give(state, test::march_order(test::force(state, "VI Corps"), "Ebel"));
  const State now = test::after(state, begun(state));
  EXPECT_EQ(now.turn.value, 2);
  EXPECT_FALSE(now.pause);
}

TEST(Rule55TwoActs, WhoeverIsAdvancedUponAndWhoeverIsNearHasSomethingToChoose) {
  const State state = standing_still();
  const ForceId yorck = test::force(state, "Yorck").id, kleist = test::force(state, "Kleist").id,
                sixth = test::force(state, "VI Corps").id;
  EXPECT_EQ(choices(road(), state), (std::vector<ForceChoice>{{yorck, ChoiceKind::advanced_upon, {node("Cron")}},
                                                              {sixth, ChoiceKind::near_the_guns, {node("Cron")}},
                                                              {kleist, ChoiceKind::near_the_guns, {node("Cron")}}}));
}

TEST(Rule55TwoActs, WhoeverWasToldToStandBeforeMayNotMarchToTheGuns) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  give(state, order(state, OrderKind::stand, "Kleist"));
  const State now = test::after(state, begun(state));
  for (const ForceChoice& choice : choices(road(), now)) EXPECT_NE(choice.force, test::force(state, "Kleist").id);
}

TEST(Rule55TwoActs, WhoeverDoesNotAnswerStandsWithoutGroundOfHisChoosing) {
  const State after = test::after(standing_still(), finished(standing_still()));
  ASSERT_EQ(after.contacts.size(), 1U);
  EXPECT_EQ(after.contacts.front().attacker, Side::france);
  EXPECT_FALSE(after.contacts.front().defender_stood);
  EXPECT_TRUE(after.contacts.front().to_the_guns.empty());
  EXPECT_EQ(after.turn.value, 2);
  EXPECT_FALSE(after.pause);
}

TEST(Rule55TwoActs, WhoeverHasNotMarchedAndAnswersThatHeStandsChoosesHisGround) {
  State state = standing_still();
  give(state, order(state, OrderKind::stand, "Yorck"));
  EXPECT_TRUE(test::after(state, finished(state)).contacts.front().defender_stood);
}

TEST(Rule55TwoActs, WhoeverHasMarchedStandsWhereHeIsMet) {
  State state = opening();
  give(state, test::march_order(test::force(state, "Kleist"), "Dorf - Cron"));
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  state = test::after(state, begun(state));
  std::erase_if(state.forces, [](const Force& force) { return force.name == "Yorck"; });
  give(state, order(state, OrderKind::stand, "Kleist"));
  EXPECT_FALSE(test::after(state, finished(state)).contacts.front().defender_stood);
}

TEST(Rule55TwoActs, WhoeverAnswersThatHeWithdrawsGivesUpTheNode) {
  State state = standing_still();
  give(state, order(state, OrderKind::withdraw_if_attacked, "Yorck"));
  EXPECT_NE(said(state).find("5.5: Yorck withdraws from Cron to Dorf as the enemy comes up from Burg\n"),
            std::string::npos)
      << said(state);
  const State after = test::after(state, finished(state));
  EXPECT_EQ(test::force(after, "Yorck").at, node("Dorf"));
  EXPECT_TRUE(after.contacts.empty());
  EXPECT_EQ(after.owners.at(node("Cron")), Side::france);
}

TEST(Rule55TwoActs, WhoeverCannotWithdrawStandsAndIsToldSo) {
  State state = standing_still();
  for (Force& force : state.forces)
    if (force.name == "Yorck") force.line = {};
  give(state, order(state, OrderKind::withdraw_if_attacked, "Yorck"));
  EXPECT_NE(said(state).find("5.5: Yorck stands, for it cannot withdraw from Cron\n"), std::string::npos)
      << said(state);
  EXPECT_EQ(test::after(state, finished(state)).contacts.size(), 1U);
}

TEST(Rule55TwoActs, WhoeverIsAdvancedUponMayGoIntoTheFortress) {
  State state = standing_still();
  give(state, order(state, OrderKind::garrison, "Yorck"));
  const State after = test::after(state, finished(state));
  EXPECT_EQ(test::force(after, "Yorck").duty, Duty::garrison);
  EXPECT_TRUE(after.contacts.empty());
}

TEST(Rule55TwoActs, AGarrisonMayComeOutAndJoinThoseWhoAreAdvancedUpon) {
  State state = opening();
  state.forces.push_back(coalition(garrison(corps("Cron", "Cron", 1))));
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  state = test::after(state, begun(state));
  const ForceId walls = test::force(state, "Cron").id;
  EXPECT_EQ(choices(road(), state).at(1), (ForceChoice{walls, ChoiceKind::behind_walls, {node("Cron")}}));
  give(state, order(state, OrderKind::leave_garrison, "Cron"));
  const State after = test::after(state, finished(state));
  ASSERT_EQ(after.contacts.size(), 1U);
  EXPECT_EQ(after.contacts.front().defenders, (std::vector<ForceId>{test::force(state, "Yorck").id, walls}));
}

TEST(Rule55TwoActs, AfterADrawnBattleWhoeverWasToldToWithdrawGoesThoughNobodyMarchesUponHim) {
  State state = opening();
  Force& third = *find_force(state, test::force(state, "III Corps").id);
  third.at = node("Cron");
  third.trodden = test::way("Alten - Burg - Cron");
  give(state, order(state, OrderKind::withdraw_if_attacked, "Yorck"));
  const State paused = test::after(state, begun(state));
  DiceCup dice(state.seed, state.turn);
  for (const State& then :
       {test::after(paused, finished(paused)), test::after(state, play_turn(road(), state, dice))}) {
    EXPECT_EQ(test::force(then, "Yorck").at, node("Dorf"));
    EXPECT_TRUE(then.contacts.empty());
  }
  EXPECT_NE(said(paused).find("5.5: Yorck withdraws from Cron to Dorf before the enemy there\n"), std::string::npos)
      << said(paused);
}

TEST(Rule55TwoActs, AGarrisonThatIsBoundByTwoDefeatsIsOfferedNothing) {
  State state = opening();
  state.forces.push_back(coalition(garrison(corps("Cron", "Cron", 1))));
  state.forces.back().tied_until = {state.turn.value + 2};
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  state = test::after(state, begun(state));
  const ForceId walls = test::force(state, "Cron").id;
  for (const ForceChoice& choice : choices(road(), state)) EXPECT_NE(choice.force, walls);
}

TEST(Rule551TwoActs, ANeighbourMarchesToTheGunsWhenHeHearsThem) {
  State state = standing_still();
  give(state, order(state, OrderKind::march_to_the_guns, "Kleist"));
  const State after = test::after(state, finished(state));
  ASSERT_EQ(after.contacts.front().to_the_guns.size(), 1U);
  EXPECT_EQ(after.contacts.front().to_the_guns.front().force, test::force(state, "Kleist").id);
}

TEST(Rule551TwoActs, AnAnswerToStandTakesBackAMarchToTheGuns) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Burg - Cron"));
  give(state, order(state, OrderKind::march_to_the_guns, "Kleist"));
  state = test::after(state, begun(state));
  give(state, order(state, OrderKind::stand, "Kleist"));
  EXPECT_TRUE(test::after(state, finished(state)).contacts.front().to_the_guns.empty());
}

TEST(Rule55TwoActs, AHalfWeekIsBegunOnceAndFinishedOnlyWhereItStandsStill) {
  EXPECT_EQ(test::refusal([] { (void)begun(standing_still()); }),
            "turn 1: found \"a half-week that stands still\"; expected a half-week that has not been begun. To go on "
            "with it: estafette turn FILE --finish");
  EXPECT_EQ(test::refusal([] { (void)finished(opening()); }),
            "turn 1: found \"no half-week that stands still\"; expected a half-week that was begun and stopped where "
            "forces met. To begin it: estafette turn FILE, without --finish");
}

}  // namespace estafette::campaign::two_acts_test
