// Where opposing forces meet (1.2), and who gives way (5.5).
#include "campaign/rules/marching.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::meeting_test {
namespace {

/// A good road from Alten to Esch; by-roads from Cron to Pegau and Quast; a fortress at Cron and at Esch.
const Theatre& roads() {
  static const Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"),
                                       good("Dorf", "Esch"), poor("Cron", "Pegau"), poor("Burg", "Quast")},
                                      {"Cron", "Esch"});
  return here;
}

Force yorck(const std::string& at, const std::string& line) {
  return supplied_along(coalition(corps("Yorck", at, 2)), line);
}

/// III Corps at Alten, Yorck at Cron with his line to Esch.
State opening() {
  return with({corps("III Corps", "Alten"), yorck("Cron", "Cron - Dorf - Esch")});
}

State a_turn_later(State state) {
  ++state.turn.value;
  for (Force& force : state.forces) force.marched = 0;
  return state;
}

State told_to_withdraw(State state) {
  return ordered(std::move(state), "Yorck", OrderKind::withdraw_if_attacked);
}

}  // namespace

TEST(Rule12Meeting, AMarchIntoTheEnemyEndsThere) {
  const State state = opening();
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"),
            "2.1: III Corps marches from Alten via Burg to Cron (2 of 3 nodes spent)\n"
            "1.2: III Corps meets Yorck at Cron\n");
  const State later = after(state, marches(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"));
  EXPECT_EQ(force(later, "III Corps").at, node("Cron"));
  EXPECT_TRUE(force(later, "III Corps").advanced);
}

TEST(Rule12Meeting, OpposingForcesThatMarchTowardsEachOtherMeetWhereTheSecondIs) {
  State state = with({corps("III Corps", "Alten"), yorck("Burg", "Burg - Cron - Dorf - Esch")});
  state = after(state, marches(roads(), state, "Yorck", "Burg - Alten"));
  EXPECT_EQ(force(state, "Yorck").at, node("Alten"));
  EXPECT_EQ(
      march_told(roads(), state, "III Corps", "Alten - Burg"),
      "1.2: III Corps does not march: it cannot pass Yorck, which came to Alten from Burg\n"
      "5.5: III Corps does not march: it shares Alten with Yorck: it may only go back, along its line or as it came, "
      "and it has no way back\n");
}

TEST(Rule12Meeting, NotEvenBackAlongItsLineDoesAForcePassTheEnemyWhoCameThatWay) {
  State state =
      with({supplied_along(corps("III Corps", "Cron"), "Cron - Burg - Alten"), coalition(corps("Yorck", "Burg"))});
  state = after(state, marches(roads(), state, "Yorck", "Burg - Cron"));
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Cron - Burg"),
            "1.2: III Corps does not march: it cannot pass Yorck, which came to Cron from Burg\n");
}

TEST(Rule12Meeting, AnEnemyWhoCameBackTheWayHeHadGoneIsNotPassedEither) {
  Force back = yorck("Dorf", "Dorf - Esch");
  back.trodden = way("Burg - Cron - Dorf");
  State state = with({supplied_along(corps("III Corps", "Cron"), "Cron - Dorf - Esch"), back});
  state.orders = {lodged(state, march_order(back, "Dorf - Cron"))};
  state = after(state, march(roads(), state, state.orders.front()));
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Cron - Dorf"),
            "1.2: III Corps does not march: it cannot pass Yorck, which came to Cron from Dorf\n");
}

TEST(Rule12Meeting, WhoHasTheEnemyInHisNodeMayOnlyGoBack) {
  const State state =
      with({supplied_along(corps("III Corps", "Cron"), "Cron - Burg - Alten"), yorck("Cron", "Cron - Dorf")});
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Pegau"),
            "5.5: III Corps shares Cron with Yorck: it may only go back, along its line or as it came: to Burg\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Burg - Quast"),
            "5.5: III Corps shares Cron with Yorck: it may only go back, along its line or as it came: to Burg\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Burg - Alten"), "");
}

TEST(Rule12Meeting, WhoCameUponTheEnemyDoesNotPassHimByALineThatLeadsOnBehindHim) {
  State state = with({corps("III Corps", "Burg"), yorck("Cron", "Cron - Dorf - Esch")});
  state = after(state, marches(roads(), state, "III Corps", "Burg - Cron"));
  state = a_turn_later(std::move(state));
  state.forces[0] = supplied_along(state.forces[0], "Cron - Dorf - Esch");
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Dorf"),
            "5.5: III Corps shares Cron with Yorck: it may only go back, along its line or as it came: to Burg\n");
  EXPECT_EQ(against(roads(), state, "III Corps", "Cron - Burg"), "");
  EXPECT_EQ(against(roads(), state, "Yorck", "Cron - Dorf"), "") << "he was there first";
}

TEST(Rule12Meeting, AfterADrawnBattleNobodyPassesTheEnemyByTheRoadOnWhichHeCame) {
  State state = with({corps("III Corps", "Burg"), yorck("Cron", "Cron - Burg - Alten")});
  state = after(state, marches(roads(), state, "III Corps", "Burg - Cron"));
  state = a_turn_later(std::move(state));
  EXPECT_EQ(against(roads(), state, "Yorck", "Cron - Burg"),
            "1.2: Yorck cannot pass III Corps, which came to Cron from Burg\n");
}

TEST(Rule12Meeting, WhoFollowsTheEnemyOnHisOwnRoadMayGoBackByIt) {
  State state = with({corps("III Corps", "Alten"), yorck("Burg", "Burg - Alten")});
  state = after(state, marches(roads(), state, "Yorck", "Burg - Cron"));
  state = after(state, marches(roads(), state, "III Corps", "Alten - Burg - Cron"));
  EXPECT_EQ(would_go_back_to(roads(), state, force(state, "III Corps"), node("Dorf")), node("Burg"));
}

TEST(Rule55Withdrawal, WhoWasToldToWithdrawGoesBackOneNodeBeforeTheEnemyArrives) {
  const State state = told_to_withdraw(opening());
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "5.5: Yorck withdraws from Cron to Dorf as the enemy comes up from Burg\n"
            "2.1: III Corps marches from Burg to Cron (2 of 3 nodes spent)\n");
  const std::vector<Event> events = marches(roads(), state, "III Corps", "Alten - Burg - Cron");
  const State later = after(state, events);
  EXPECT_EQ(tell(events.at(1).cause), "order 1: withdraw if attacked");
  EXPECT_FALSE(force(later, "III Corps").advanced);
  EXPECT_EQ(force(later, "III Corps").marched, 2);
  EXPECT_EQ(force(later, "Yorck").marched, 1);
}

TEST(Rule55Withdrawal, WhoGivesWayIsMetAgainOnTheSameMarchAndGoesBackAgain) {
  const State state = told_to_withdraw(opening());
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "5.5: Yorck withdraws from Cron to Dorf as the enemy comes up from Burg\n"
            "2.1: III Corps marches from Burg to Cron (2 of 3 nodes spent)\n"
            "5.5: Yorck withdraws from Dorf to Esch as the enemy comes up from Cron\n"
            "2.1: III Corps marches from Cron to Dorf (3 of 3 nodes spent)\n");
}

TEST(Rule55Withdrawal, WhoStandsAtHisDepotHasNowhereToGoBackTo) {
  const State state =
      ordered(with({corps("III Corps", "Dorf"), yorck("Esch", "Esch")}), "Yorck", OrderKind::withdraw_if_attacked);
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Dorf - Esch"),
            "2.1: III Corps marches from Dorf to Esch (1 of 3 nodes spent)\n"
            "1.2: III Corps meets Yorck at Esch\n");
}

TEST(Rule55Withdrawal, NobodyWithdrawsTowardsTheEnemyWhoComes) {
  const State state = told_to_withdraw(with({yorck("Cron", "Cron - Dorf - Esch")}));
  EXPECT_FALSE(withdraw(roads(), state, force(state, "Yorck"), node("Burg")).empty());
  EXPECT_TRUE(withdraw(roads(), state, force(state, "Yorck"), node("Dorf")).empty());
}

TEST(Rule55Withdrawal, NobodyWithdrawsPastAnEnemyOnTheRoadByWhichHeCame) {
  State state = told_to_withdraw(with({yorck("Cron", "Cron - Dorf - Esch"), corps("VI Corps", "Cron")}));
  EXPECT_FALSE(withdraw(roads(), state, force(state, "Yorck"), node("Burg")).empty());
  Force& met = *find_force(state, {"vi-corps"});
  met.marched = 1;
  met.trodden = {node("Dorf"), node("Cron")};
  EXPECT_TRUE(withdraw(roads(), state, force(state, "Yorck"), node("Burg")).empty());
}

TEST(Rule55Withdrawal, NobodyWithdrawsIntoAnEnemyOverAFullRoadOrBeyondHisAllowance) {
  State state = told_to_withdraw(opening());
  const auto gives_way = [&] { return !withdraw(roads(), state, force(state, "Yorck"), node("Burg")).empty(); };
  EXPECT_TRUE(gives_way());
  state.traffic[road_key(node("Cron"), node("Dorf"))] = 9;
  EXPECT_FALSE(gives_way());
  state.traffic.clear();
  find_force(state, {"yorck"})->marched = 3;
  EXPECT_FALSE(gives_way());
  find_force(state, {"yorck"})->marched = 2;
  EXPECT_TRUE(gives_way());
  state.forces.push_back(corps("VI Corps", "Dorf"));
  EXPECT_FALSE(gives_way());
}

TEST(Rule55Withdrawal, WhoseLineIsClosedGoesBackByTheWayByWhichHeCame) {
  State state = told_to_withdraw(opening());
  state.forces.push_back(corps("VI Corps", "Dorf"));  // on Yorck's line
  Force& came = *find_force(state, {"yorck"});
  came.trodden = way("Burg - Cron");
  EXPECT_TRUE(withdraw(roads(), state, came, node("Burg")).empty()) << "that is where the enemy comes from";
  Theatre here = theatre(
      {good("Alten", "Burg"), good("Burg", "Cron"), good("Cron", "Dorf"), good("Dorf", "Esch"), good("Gera", "Cron")},
      {"Esch"});
  came.trodden = way("Gera - Cron");
  EXPECT_EQ(told(withdraw(here, state, came, node("Burg"))),
            "5.5: Yorck withdraws from Cron to Gera as the enemy comes up from Burg\n");
}

TEST(Rule55Withdrawal, WhoSharesANodeWithTheEnemyMayLeaveItByTheWayByWhichHeCame) {
  Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron"), good("Burg", "Gera"), good("Burg", "Hof")});
  State state = with({supplied_along(corps("III Corps", "Burg"), "Burg - Alten"), coalition(corps("Yorck", "Burg"))});
  state.forces[0].trodden = way("Gera - Burg");
  EXPECT_EQ(against(here, state, "III Corps", "Burg - Alten"), "");
  EXPECT_EQ(against(here, state, "III Corps", "Burg - Gera"), "");
  EXPECT_EQ(against(here, state, "III Corps", "Burg - Hof"),
            "5.5: III Corps shares Burg with Yorck: it may only go back, along its line or as it came: to Alten and "
            "Gera\n");
}

TEST(Rule55Withdrawal, WhoHasNoLineCannotWithdraw) {
  State state = told_to_withdraw(opening());
  find_force(state, {"yorck"})->line = {};
  EXPECT_TRUE(withdraw(roads(), state, force(state, "Yorck"), node("Burg")).empty());
}

TEST(Rule55Withdrawal, WhoHasMarchedGoesBackTheWayHeCame) {
  State state = with({corps("III Corps", "Alten"), yorck("Dorf", "Dorf - Esch")});
  state = after(state, marches(roads(), state, "Yorck", "Dorf - Cron - Burg"));
  EXPECT_EQ(way_back(force(state, "Yorck")), way("Burg - Cron - Dorf - Esch"));
  state = told_to_withdraw(state);
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg"),
            "5.5: Yorck withdraws from Burg to Cron as the enemy comes up from Alten\n"
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n");
}

TEST(Rule55Withdrawal, IfOneOfTwoStandsTheMarchEndsWithHimAndTheOtherIsGone) {
  State state = told_to_withdraw(opening());
  state.forces.push_back(coalition(corps("Kleist", "Cron")));
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "5.5: Yorck withdraws from Cron to Dorf as the enemy comes up from Burg\n"
            "2.1: III Corps marches from Burg to Cron (2 of 3 nodes spent)\n"
            "1.2: III Corps meets Kleist at Cron\n");
}

TEST(Rule55Withdrawal, NobodyGivesWayToAColumnThatFindsTheRoadFull) {
  State state = told_to_withdraw(opening());
  state.traffic[road_key(node("Burg"), node("Cron"))] = 10;
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "2.1: III Corps stops at Burg: the road from Burg to Cron takes 10 divisions (MD) in a half-week and has "
            "room for 0 more; III Corps has 3\n");
}

TEST(Rule55Withdrawal, AForceThatWasToldToStandMayOnlyGoBack) {
  const State state = ordered(opening(), "Yorck", OrderKind::stand);
  EXPECT_TRUE(stands(state, force(state, "Yorck")));
  EXPECT_EQ(march_told(roads(), state, "Yorck", "Cron - Burg"),
            "5.5: Yorck does not march: it was told to stand and has given up the initiative: it may only go back, "
            "along its line or as it came\n");
  EXPECT_EQ(march_told(roads(), state, "Yorck", "Cron - Dorf"),
            "2.1: Yorck marches from Cron to Dorf (1 of 3 nodes spent)\n");
}

TEST(Rule55Withdrawal, OfAnOrderToStandAndOneToWithdrawTheLaterCounts) {
  const State state = ordered(told_to_withdraw(opening()), "Yorck", OrderKind::stand);
  EXPECT_FALSE(will_withdraw(state, force(state, "Yorck")));
  EXPECT_TRUE(stands(state, force(state, "Yorck")));
  const State later = told_to_withdraw(state);
  EXPECT_TRUE(will_withdraw(later, force(later, "Yorck")));
  EXPECT_FALSE(stands(later, force(later, "Yorck")));
}

TEST(Rule55Withdrawal, AGarrisonMayBeLeftInTheFortress) {
  const State state = ordered(opening(), "Yorck", OrderKind::withdraw_if_attacked, node("Cron"), {"yorck-2"});
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron - Dorf"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "1.3: Yorck 2 leaves Yorck at Cron and acts alone\n"
            "2.3.1: Yorck 2 goes into Cron as its garrison\n"
            "5.5: Yorck withdraws from Cron to Dorf as the enemy comes up from Burg\n"
            "2.1: III Corps marches from Burg to Cron (2 of 3 nodes spent)\n"
            "2.3.1: III Corps stops at Cron: Cron has an enemy garrison and is not invested by as many: III Corps may "
            "march to it, but not past it\n");
}

TEST(Rule55Withdrawal, AWholeForceMayGoIntoTheFortress) {
  const State state = ordered(opening(), "Yorck", OrderKind::withdraw_if_attacked, node("Cron"));
  EXPECT_EQ(march_told(roads(), state, "III Corps", "Alten - Burg - Cron"),
            "2.1: III Corps marches from Alten to Burg (1 of 3 nodes spent)\n"
            "2.3.1: Yorck goes into Cron as its garrison\n"
            "2.1: III Corps marches from Burg to Cron (2 of 3 nodes spent)\n");
}

TEST(Rule55Withdrawal, ABesiegerThatWithdrawsGivesUpTheSiege) {
  State state = told_to_withdraw(opening());
  find_force(state, {"yorck"})->duty = Duty::besieging;
  EXPECT_EQ(told(withdraw(roads(), state, force(state, "Yorck"), node("Burg"))),
            "2.3.1: Yorck gives up besieging Cron\n"
            "5.5: Yorck withdraws from Cron to Dorf as the enemy comes up from Burg\n");
}

}  // namespace estafette::test::meeting_test
