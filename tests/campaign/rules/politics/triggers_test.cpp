// Triggers propose; the umpire decides (3.1, 3.2, 4.3, 4.4).
#include "campaign/rules/politics/triggers.hpp"

#include "campaign/rules/germany.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/telling/telling.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::triggers_test {
namespace {

Theatre with_trigger(std::vector<when::Condition> conditions, std::vector<then::Effect> effects = {}) {
  Theatre here = germany();
  here.rules.triggers = {
      {"saxony", "4.3", "Saxony would declare herself neutral", std::move(conditions), std::move(effects)}};
  return here;
}

State campaign() {
  State state = with({corps("III Corps", "Leipzig"), coalition(corps("Yorck", "Dresden"))});
  state.turn = {5};
  state.nations = {{"Saxony", Side::france}, {"Prussia", Side::coalition}};
  state.owners.edit() = {{node("Dresden"), Side::coalition}, {node("Leipzig"), Side::france}};
  return state;
}

std::vector<Event> proposed(const Theatre& here, const State& state, std::vector<int> dice = {}) {
  DiceCup cup(1, state.turn, std::move(dice));
  return proposals(here, state, cup);
}

bool speaks(const when::Condition& condition, const State& state = campaign()) {
  return !proposed(with_trigger({condition}), state).empty();
}

/// The state with the proposal of the trigger, which then has this effect.
std::vector<Event> confirmed(const then::Effect& effect, State state) {
  const Theatre here = with_trigger({when::FromTurn{{1}}}, {effect});
  state = after(state, proposed(here, state));
  return decide(here, state, 1, true, "the King wills it");
}

/// What is told after the umpire's decision itself.
std::string comes_of(const then::Effect& effect, const State& state) {
  std::vector<Event> events = confirmed(effect, state);
  events.erase(events.begin());
  return told(events);
}

State after_confirming(const then::Effect& effect, const State& state) {
  const Theatre here = with_trigger({when::FromTurn{{1}}}, {effect});
  return after(after(state, proposed(here, state)), confirmed(effect, state));
}

Battle won_by(Side side, VictoryLevel level) {
  Battle battle;
  battle.verdict = Verdict{side, level, false, {}};
  return battle;
}

}  // namespace

TEST(Rule43Proposals, WhatAllConditionsOfATriggerAskForIsPutBeforeTheUmpire) {
  const Theatre here = with_trigger({when::FromTurn{{4}}, when::Held{node("Dresden"), Side::coalition, true}});
  const std::vector<Event> events = proposed(here, campaign());
  EXPECT_EQ(told(events), "4.3: Proposal 1, for the umpire to decide: Saxony would declare herself neutral\n");
  EXPECT_EQ(tell(events.front().cause), "it is turn 5; Dresden is held by the Coalition");
  const State state = after(campaign(), events);
  EXPECT_EQ(state.proposals,
            (std::vector<Proposal>{{1, {5}, "saxony", "4.3", "Saxony would declare herself neutral"}}));
  EXPECT_EQ(state.nations, campaign().nations) << "nothing happens before he confirms it";
}

TEST(Rule43Proposals, OneConditionThatDoesNotHoldKeepsATriggerSilent) {
  EXPECT_EQ(told(proposed(with_trigger({when::FromTurn{{4}}, when::Held{node("Leipzig"), Side::coalition, true}}),
                          campaign())),
            "");
}

TEST(Rule43Proposals, EachSpeaksOnceUntilItIsDecidedAndNeverAgainOnceItIsConfirmed) {
  const Theatre here = with_trigger({when::FromTurn{{1}}}, {then::NationTurns{"Saxony", std::nullopt}});
  const State waiting = after(campaign(), proposed(here, campaign()));
  EXPECT_EQ(told(proposed(here, waiting)), "");
  const State yes = after(waiting, decide(here, waiting, 1, true, "so be it"));
  EXPECT_EQ(told(proposed(here, yes)), "");
  const State no = after(waiting, decide(here, waiting, 1, false, "not yet"));
  EXPECT_EQ(told(proposed(here, no)),
            "4.3: Proposal 2, for the umpire to decide: Saxony would declare herself neutral\n");
}

TEST(Rule43Proposals, ADieIsThrownOnlyWhenAllElseHoldsAndIsToldEitherWay) {
  const Theatre here = with_trigger({when::Die{2, 6}, when::FromTurn{{5}}});
  State early = campaign();
  early.turn = {4};
  EXPECT_EQ(told(proposed(here, early, {1})), "");
  const std::vector<Event> no = proposed(here, campaign(), {3});
  EXPECT_EQ(told(no), "4.3: The die says not yet: Saxony would declare herself neutral\n");
  EXPECT_EQ(told(no.front().dice),
            "whether Saxony would declare herself neutral: 2 or less on a die of 6: 3 of 1 to 6\n");
  EXPECT_EQ(tell(proposed(here, campaign(), {2}).front().said),
            "Proposal 1, for the umpire to decide: Saxony would declare herself neutral");
}

TEST(Rule43Proposals, AskForPrestige) {
  EXPECT_TRUE(speaks(when::Prestige{false, true, 31}));
  EXPECT_FALSE(speaks(when::Prestige{false, true, 30}));
  EXPECT_TRUE(speaks(when::Prestige{false, false, 29}));
  EXPECT_FALSE(speaks(when::Prestige{false, false, 30}));
}

TEST(Rule43Proposals, AskForWhatTheHalfWeekIsWorth) {
  State state = campaign();
  state.forces.push_back(garrison(division("Haxo", "Magdeburg")));  // worth one point
  EXPECT_TRUE(speaks(when::Prestige{true, true, 2}, state));
  EXPECT_FALSE(speaks(when::Prestige{true, true, 1}, state));
}

TEST(Rule43Proposals, AskForPlacesHeldAndLost) {
  EXPECT_TRUE(speaks(when::Held{node("Dresden"), Side::france, false}));
  EXPECT_FALSE(speaks(when::Held{node("Leipzig"), Side::france, false}));
  EXPECT_TRUE(speaks(when::Held{node("Bautzen"), Side::france, false})) << "nobody's is not France's";
}

TEST(Rule44Austria, TriggersAskForTheSideOfANation) {
  EXPECT_TRUE(speaks(when::Stands{"Austria", std::nullopt}));
  EXPECT_FALSE(speaks(when::Stands{"Austria", Side::coalition}));
  EXPECT_TRUE(speaks(when::Stands{"Saxony", Side::france}));
}

TEST(Rule31Objectives, TriggersCountVictoriesByTheirLevel) {
  State state = campaign();
  state.battles = {won_by(Side::france, VictoryLevel::minor), won_by(Side::france, VictoryLevel::major),
                   won_by(Side::coalition, VictoryLevel::major)};
  EXPECT_TRUE(speaks(when::Victories{Side::france, VictoryLevel::minor, 2}, state));
  EXPECT_FALSE(speaks(when::Victories{Side::france, VictoryLevel::major, 2}, state));
}

TEST(Rule31Objectives, TriggersCountExhaustedCorps) {
  State state = campaign();
  state.forces[1].nation = "Prussia";
  state.forces[1].exhausted_until = {6};
  EXPECT_TRUE(speaks(when::ExhaustedCorps{"Prussia", 1}, state));
  EXPECT_FALSE(speaks(when::ExhaustedCorps{"Prussia", 2}, state));
}

TEST(Rule31Objectives, TriggersAskWhetherASideIsDrivenBeyondARiver) {
  State state = campaign();
  const when::CorpsBeyond west_of_oder{Side::coalition, "", "Oder", map::Bank::left, true, 0, 0};
  EXPECT_FALSE(speaks(west_of_oder, state));
  state.forces[1].at = node("Posen");
  state.forces.push_back(coalition(division("Lauer", "Dresden")));
  state.forces.push_back(coalition(garrison(corps("Tauentzien", "Magdeburg"))));
  EXPECT_TRUE(speaks(west_of_oder, state)) << "single divisions and garrisons do not count";
}

TEST(Rule32Objectives, TriggersAskWhetherASideIsDrivenBeyondAMeridian) {
  when::CorpsBeyond east{Side::france, "", "", map::Bank::left, true, 12.05, 0};
  State state = campaign();
  EXPECT_FALSE(speaks(east, state));
  state.forces[0].at = node("Erfurt");  // at 12.0 degrees
  EXPECT_TRUE(speaks(east, state));
  east.nation = "Bavaria";
  EXPECT_TRUE(speaks(east, campaign()));
  east.nation = "";
  east.east = false;
  EXPECT_FALSE(speaks(east, state));
}

TEST(Rule44Austria, ATriggerMayWaitForAnotherThatWasNotConfirmed) {
  EXPECT_TRUE(speaks(when::Unconfirmed{"austria-bound"}));
  State state = campaign();
  state.decided = {"austria-bound"};
  EXPECT_FALSE(speaks(when::Unconfirmed{"austria-bound"}, state));
}

TEST(Rule43Loyalty, AnAllyWhoIsLostCostsPrestigeWhenTheUmpireConfirmsIt) {
  const std::vector<Event> events = confirmed(then::NationTurns{"Saxony", Side::coalition}, campaign());
  EXPECT_EQ(told(events),
            "4.3: The umpire confirms proposal 1, Saxony would declare herself neutral, because the King wills it\n"
            "4.3: Saxony joins the Coalition\n"
            "4.5: Prestige falls by 2 to 28: Saxony has joined the Coalition\n");
  EXPECT_EQ(tell(events[1].cause), "proposal 1: Saxony would declare herself neutral");
  EXPECT_EQ(comes_of(then::NationTurns{"Saxony", std::nullopt}, campaign()),
            "4.3: Saxony becomes neutral\n4.5: Prestige falls by 1 to 29: Saxony has become neutral\n");
}

TEST(Rule43Loyalty, AProposalLapsesWhenItsNationHasGoneAnotherWay) {
  const Theatre here = with_trigger({when::FromTurn{{1}}, when::Stands{"Saxony", Side::france, true}});
  State waiting = after(campaign(), proposed(here, campaign()));
  EXPECT_TRUE(lapsed_proposals(here, waiting).empty());
  waiting.nations["Saxony"] = Side::coalition;
  EXPECT_EQ(told(lapsed_proposals(here, waiting)),
            "4.3: Proposal 1 lapses, since things have gone another way: Saxony would declare herself neutral\n");
  EXPECT_TRUE(after(waiting, lapsed_proposals(here, waiting)).proposals.empty());
}

TEST(Rule43Loyalty, AProposalThatWaitsDoesNotLapseWithADateOrAScore) {
  const Theatre here = with_trigger({when::Prestige{false, false, -100}});
  State waiting = after(campaign(), proposed(here, campaign()));
  ASSERT_EQ(waiting.proposals.size(), 1U);
  waiting.prestige = -1000;
  EXPECT_TRUE(lapsed_proposals(here, waiting).empty());
}

TEST(Rule43Loyalty, WhatIsRejectedChangesNothing) {
  const Theatre here = with_trigger({when::FromTurn{{1}}}, {then::End{Side::coalition}});
  const State waiting = after(campaign(), proposed(here, campaign()));
  EXPECT_EQ(told(decide(here, waiting, 1, false, "not yet")),
            "4.3: The umpire rejects proposal 1, Saxony would declare herself neutral, because not yet\n");
  State then = after(waiting, decide(here, waiting, 1, false, "not yet"));
  then.proposals_so_far = 0;
  EXPECT_EQ(then, campaign());
}

TEST(Rule43Proposals, OnlyWhatWaitsCanBeDecidedAndOnlyWithAReason) {
  const Theatre here = with_trigger({when::FromTurn{{1}}}, {then::End{Side::coalition}});
  EXPECT_EQ(refusal([&] { (void)decide(here, campaign(), 1, true, "why not"); }),
            "proposal: found \"1\"; expected a proposal that waits; there is none");
  const State waiting = after(campaign(), proposed(here, campaign()));
  EXPECT_EQ(refusal([&] { (void)decide(here, waiting, 2, true, "why not"); }),
            "proposal: found \"2\"; expected a proposal that waits: 1");
  EXPECT_EQ(refusal([&] { (void)decide(here, waiting, 1, true, " "); }),
            "because: found \"no reason\"; expected a reason in quotes. Add --because \"...\"");
}

TEST(Rule44Austria, GroundIsOpenedOrClosedForACountry) {
  State state = campaign();
  state.neutral.edit() = {node("Berlin")};
  EXPECT_EQ(comes_of(then::GroundTurns{"Prussia", true}, state),
            "4.3: From now on the ground of Prussia is neutral and closed to both sides\n");
  EXPECT_EQ(after_confirming(then::GroundTurns{"Prussia", true}, state).neutral.size(), 2U);
  EXPECT_TRUE(after_confirming(then::GroundTurns{"Prussia", false}, state).neutral.empty());
}

TEST(Rule44Austria, ACountryPassesToASide) {
  EXPECT_EQ(comes_of(then::Country{"Prussia", Side::coalition}, campaign()),
            "4.3: Breslau passes to the Coalition\n4.3: Berlin passes to the Coalition\n");
  State state = campaign();
  state.forces[0].at = node("Berlin");
  EXPECT_EQ(comes_of(then::Country{"Prussia", Side::coalition}, state), "4.3: Breslau passes to the Coalition\n")
      << "whoever stands in a place holds it";
}

TEST(Rule31Objectives, AVictoryEndsTheCampaign) {
  EXPECT_EQ(comes_of(then::End{Side::france}, campaign()),
            "4.3: The campaign is over and France has won it: Saxony would declare herself neutral\n");
  EXPECT_TRUE(
      proposed(with_trigger({when::FromTurn{{1}}}), after_confirming(then::End{std::nullopt}, campaign())).empty());
}

}  // namespace estafette::test::triggers_test
