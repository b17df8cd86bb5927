// Following another force, and marches that are made only where nobody is, as a half-week carries them out.
#include "campaign/rules/marching/follow.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/turn/turn.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::go_along_turn_test {
namespace {

using test::coalition, test::corps, test::garrison, test::good, test::node, test::with;

const Theatre& road() {
  static const Theatre theatre = test::theatre({good("Heim", "Alten"), good("Alten", "Burg"), good("Burg", "Cron"),
                                                good("Cron", "Dorf"), good("Dorf", "Vest"), good("Alten", "Esch")},
                                               {"Heim", "Vest"});
  return theatre;
}

State opening() {
  return with({garrison(corps("Heim", "Heim", 1)), corps("III Corps", "Alten"), corps("VI Corps", "Heim"),
               coalition(garrison(corps("Vest", "Vest", 1))), coalition(corps("Yorck", "Dorf"))});
}

void give(State& state, Order order) {
  state.orders.push_back(test::lodged(state, std::move(order)));
  state.orders_so_far = state.orders.back().sequence;
}

Order follows(const std::string& who, const std::string& whom) {
  Order order;
  order.kind = OrderKind::follow;
  order.subject = {who};
  order.other = {whom};
  return order;
}

State played(const State& state) {
  DiceCup dice(state.seed, state.turn);
  return test::after(state, play_turn(road(), state, dice));
}

NodeId place_of(const State& state, const std::string& name) {
  return test::force(state, name).at;
}

Order only_if_empty(const State& state, const std::string& names, const std::string& place) {
  Order order = test::march_order(test::force(state, "III Corps"), names);
  order.if_empty = node(place);
  return order;
}

Order unless_empty(const State& state, const std::string& names, const std::string& place) {
  Order order = test::march_order(test::force(state, "III Corps"), names);
  order.unless_empty = node(place);
  return order;
}

}  // namespace

TEST(Reading11, AForceFollowsWhenTheOtherHasMarchedWhereverItsOrderIsInTheSequence) {
  State state = opening();
  give(state, follows("vi-corps", "iii-corps"));
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg"));
  const State after = played(state);
  EXPECT_EQ(place_of(after, "III Corps"), node("Burg"));
  EXPECT_EQ(place_of(after, "VI Corps"), node("Burg"));
}

TEST(Rule12Followers, AFollowerHasMarchedAsFarAsTheRulesAreConcerned) {
  // 1.2, 5.5: VI Corps follows III Corps upon Yorck, who stood: they have advanced, and came from where they came from.
  State state = opening();
  state.forces[2].trodden = test::way("Heim - Alten - Burg - Cron");
  state.forces[2].at = node("Cron");
  state.forces[1].at = node("Cron");
  state.forces.push_back(coalition(corps("Berg", "Burg")));
  give(state, test::march_order(test::force(state, "III Corps"), "Cron - Burg"));
  give(state, follows("vi-corps", "iii-corps"));
  give(state, test::march_order(test::force(state, "Yorck"), "Dorf - Cron"));
  const State after = played(state);
  ASSERT_EQ(after.contacts.size(), 1U);
  const Contact& battle = after.contacts.front();
  EXPECT_EQ(battle.attacker, Side::france);
  EXPECT_EQ(battle.attackers_from, (std::vector{node("Cron"), node("Cron")})) << "and not Alten, on the trodden way";
}

TEST(Rule12Followers, NobodyPassesAFollowerOnTheRoadByWhichItCame) {
  // "two opposing forces may never pass each other from opposite nodes"
  State state = opening();
  state.forces.push_back(corps("XI Corps", "Cron"));
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg"));
  state.forces[4].at = node("Burg");
  give(state, follows("xi-corps", "iii-corps"));
  state.forces[4].line = {node("Vest"), test::way("Burg - Cron - Dorf - Vest"), false};
  give(state, test::march_order(test::force(state, "Yorck"), "Burg - Cron"));
  EXPECT_EQ(place_of(played(state), "Yorck"), node("Burg"));
}

TEST(Reading11, AFollowerGoesAsFarAsItsMarchLasts) {
  State state = opening();
  give(state, test::march_order(test::force(state, "III Corps"), "Alten - Burg - Cron"));
  give(state, follows("vi-corps", "iii-corps"));
  EXPECT_EQ(place_of(played(state), "VI Corps"), node("Cron"));
}

TEST(Reading11, TwoThatFollowEachOtherComeTogetherWhereTheSecondIs) {
  State state = opening();
  give(state, follows("vi-corps", "iii-corps"));
  give(state, follows("iii-corps", "vi-corps"));
  const State after = played(state);
  EXPECT_EQ(place_of(after, "VI Corps"), node("Alten"));
  EXPECT_EQ(place_of(after, "III Corps"), node("Alten"));
}

TEST(Reading11, WhoFollowsSomebodyWhoStaysStaysToo) {
  State state = opening();
  state.forces.push_back(corps("V Corps", "Alten"));
  give(state, follows("v-corps", "iii-corps"));
  EXPECT_EQ(place_of(played(state), "V Corps"), node("Alten"));
}

TEST(Reading53, AMarchToAnEmptyPlaceIsMadeOnlyIfItsSideSeesThatNobodyIsThere) {
  State state = opening();
  *find_force(state, {"iii-corps"}) = test::with_cavalry(test::force(state, "III Corps"), 300);
  give(state, only_if_empty(state, "Alten - Burg", "Burg"));
  EXPECT_EQ(place_of(played(state), "III Corps"), node("Burg"));  // its cavalry sees one node
  state.orders.clear();
  give(state, only_if_empty(state, "Alten - Burg - Cron", "Cron"));
  EXPECT_EQ(place_of(played(state), "III Corps"), node("Alten"));  // nobody sees two
}

TEST(Reading53, OfTwoAlternativesOneIsCarriedOut) {
  State state = opening();
  *find_force(state, {"iii-corps"}) = test::with_cavalry(test::force(state, "III Corps"), 300);
  find_force(state, {"yorck"})->at = node("Burg");
  give(state, only_if_empty(state, "Alten - Burg", "Burg"));
  give(state, unless_empty(state, "Alten - Esch", "Burg"));
  EXPECT_EQ(place_of(played(state), "III Corps"), node("Esch"));
  find_force(state, {"yorck"})->at = node("Dorf");
  EXPECT_EQ(place_of(played(state), "III Corps"), node("Burg"));
}

}  // namespace estafette::campaign::go_along_turn_test
