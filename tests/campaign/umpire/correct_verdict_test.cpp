// A verdict is corrected turns later: nothing is erased, and what followed is put right by entries of their own.
#include "campaign/umpire/correct_verdict.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/umpire/adjudicate.hpp"
#include "campaign/umpire/folder.hpp"
#include "converter/orbat/totals.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::correct_verdict_test {
namespace {

using namespace campaign;

/// Yorck attacks III Corps at Lützen; Kleist is near, in reserve.
Standing at_luetzen() {
  Standing standing = begun("1813").standing;
  State& state = standing.state;
  Contact contact;
  contact.number = 1;
  contact.node = {"lutzen"};
  contact.turn = state.turn;
  contact.attacker = Side::coalition;
  contact.attackers = {{"yorcks-corps"}, {"kleists-corps"}};
  contact.attackers_from = {{"leipzig"}, {"leipzig"}};
  contact.defenders = {{"iii-corps"}};
  for (const auto& ids : {contact.attackers, contact.defenders})
    for (const ForceId& id : ids) find_force(state, id)->at = contact.node;
  state.contacts = {contact};
  state.contacts_so_far = 1;
  Battle sent;
  sent.number = 1;
  sent.turn = state.turn;
  sent.reserves = {{"kleists-corps"}};
  state.battles = {sent};
  return standing;
}

Deed judged(const Standing& standing, std::optional<Side> winner, VictoryLevel level) {
  Judgement judgement;
  judgement.number = 1;
  judgement.winner = winner;
  judgement.level = level;
  judgement.no_losses = true;
  return adjudicate(standing, judgement);
}

/// Two turns later, in a state that knows no more of the contact.
Standing later(const Standing& standing, const Deed& deed) {
  Standing now = standing;
  now.state = deed.after;
  now.state.turn.value += 2;
  now.state.contacts.clear();
  return now;
}

State corrected(const Standing& now, const Standing& then, const Deed& deed, const std::string& words) {
  const Verdict verdict = verdict_in(now, words, find_battle(now.state, 1)->verdict->chief);
  return state_after(now.state, correct_verdict(now, {then, deed.events}, 1, verdict, says("major")));
}

int men(const State& state, const std::string& force) {
  return totals(find_force(state, {force})->troops).men().value;
}

}  // namespace

TEST(Rule54Correction, PrestigeIsThatOfTheNewVerdictAndEachEntryHasItsLineOfTheTable) {
  const Standing then = at_luetzen();
  const Deed lost = judged(then, Side::coalition, VictoryLevel::minor);
  const Deed won = judged(then, Side::france, VictoryLevel::minor);
  const Standing now = later(then, lost);
  const Verdict verdict = verdict_in(now, "france minor", "");
  const std::vector<Event> events = correct_verdict(now, {then, lost.events}, 1, verdict, says("major"));
  const State after = state_after(now.state, events);
  EXPECT_EQ(after.prestige, won.after.prestige);
  EXPECT_EQ(find_battle(after, 1)->verdict, verdict);
  const auto of_prestige = [](const Event& event) { return std::holds_alternative<PrestigeChanged>(event.change); };
  EXPECT_EQ(std::count_if(events.begin(), events.end(), of_prestige), 2) << "one taken back, one entered";
  for (const Event& event : events) EXPECT_TRUE(!of_prestige(event) || std::holds_alternative<ByRow>(event.cause));
}

TEST(Rule54Correction, ExhaustionThatStillLastsIsThatOfTheNewVerdict) {
  const Standing then = at_luetzen();
  const Deed lost = judged(then, Side::coalition, VictoryLevel::minor);
  const Standing now = later(then, lost);
  EXPECT_GT(find_force(now.state, {"iii-corps"})->exhausted_until, now.state.turn);
  const State after = corrected(now, then, lost, "france major");
  EXPECT_EQ(find_force(after, {"iii-corps"})->exhausted_until.value, 0);
  EXPECT_EQ(find_force(after, {"yorcks-corps"})->exhausted_until.value, then.state.turn.value + 3);
  EXPECT_EQ(find_force(after, {"kleists-corps"})->exhausted_until.value, 0) << "it was in reserve";
}

TEST(Rule54Correction, ExhaustionThatHasPassedIsNotBroughtBack) {
  const Standing then = at_luetzen();
  const Deed lost = judged(then, Side::coalition, VictoryLevel::minor);
  Standing now = later(then, lost);
  now.state.turn.value += 9;
  const State after = corrected(now, then, lost, "france minor");
  EXPECT_EQ(find_force(after, {"yorcks-corps"})->exhausted_until.value, 0);
}

TEST(Rule54Correction, TheLossesOfAPursuitComeBackIfThereWasNone) {
  const Standing then = at_luetzen();
  const Deed lost = judged(then, Side::coalition, VictoryLevel::major);
  ASSERT_LT(men(lost.after, "iii-corps"), men(then.state, "iii-corps"));
  const State after = corrected(later(then, lost), then, lost, "draw");
  EXPECT_EQ(men(after, "iii-corps"), men(then.state, "iii-corps"));
}

TEST(Rule54Correction, CorrectedTwiceAndBackAgainItIsAsItWas) {
  const Standing then = at_luetzen();
  const Deed lost = judged(then, Side::coalition, VictoryLevel::major);
  const Standing now = later(then, lost);
  Standing again = now;
  again.state = corrected(now, then, lost, "draw");
  again.state = corrected(again, then, lost, "coalition major");
  EXPECT_EQ(again.state.prestige, now.state.prestige);
  EXPECT_EQ(men(again.state, "iii-corps"), men(now.state, "iii-corps"));
  EXPECT_EQ(find_force(again.state, {"iii-corps"})->exhausted_until,
            find_force(now.state, {"iii-corps"})->exhausted_until);
}

TEST(Rule54Correction, WordsThatAreNoVerdictAreRefused) {
  const Standing standing = at_luetzen();
  for (const char* words : {"", "france", "major", "prussia minor", "france draw", "easy"})
    EXPECT_THROW((void)verdict_in(standing, words, ""), Refusal) << words;
  EXPECT_EQ(verdict_in(standing, "coalition major easy present", "").chief, "Napoleon");
  EXPECT_EQ(verdict_in(standing, "coalition minor absent", "Napoleon").chief, "");
  EXPECT_EQ(verdict_in(standing, "draw", "Napoleon").chief, "Napoleon");
}

TEST(Rule54Correction, TheWinnerMayBeCalledAsTheCampaignCallsHimInSeveralWordsToo) {
  Standing standing = at_luetzen();
  standing.theatre.rules.sides.coalition.name = "Prussia and Saxony";
  for (const char* words : {"Prussia and Saxony major", "major the Prussia and Saxony", "coalition major"})
    EXPECT_EQ(verdict_in(standing, words, "").winner, Side::coalition) << words;
  EXPECT_NE(test::refusal([&] { (void)verdict_in(standing, "Austria minor", ""); }).find("Prussia and Saxony minor"),
            std::string::npos);
}

}  // namespace estafette::test::correct_verdict_test
