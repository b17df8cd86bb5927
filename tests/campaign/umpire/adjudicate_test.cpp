// The verdict goes by the muster with which the battle was sent to the game.
#include "campaign/umpire/adjudicate.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/umpire/folder.hpp"
#include "converter/orbat/totals.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

namespace estafette::test::adjudicate_test {
namespace {

using namespace campaign;

/// Yorck attacks III Corps and the Imperial Guard with Napoleon at Lützen.
Standing at_luetzen() {
  Standing standing = begun("1813").standing;
  State& state = standing.state;
  Contact contact;
  contact.number = 1;
  contact.node = {"lutzen"};
  contact.turn = state.turn;
  contact.attacker = Side::coalition;
  contact.attackers = {{"yorcks-corps"}};
  contact.attackers_from = {{"leipzig"}};
  contact.defenders = {{"iii-corps"}, {"imperial-guard"}};
  for (const auto& ids : {contact.attackers, contact.defenders})
    for (const ForceId& id : ids) find_force(state, id)->at = contact.node;
  for (Piece& piece : state.pieces)
    if (piece.with == ForceId{"imperial-guard"}) piece.at = contact.node;
  state.contacts = {contact};
  return standing;
}

/// What a minor victory of Yorck's costs.
int costs(const Standing& standing) {
  Judgement judgement;
  judgement.number = 1;
  judgement.winner = Side::coalition;
  judgement.level = VictoryLevel::minor;
  judgement.no_losses = true;
  return standing.state.prestige - adjudicate(standing, judgement).after.prestige;
}

}  // namespace

TEST(Rule45Napoleon, InReserveHeWasNotBeaten) {
  Standing standing = at_luetzen();
  EXPECT_EQ(costs(standing), 4) << "he was there";
  Battle sent;
  sent.number = 1;
  sent.turn = standing.state.turn;
  sent.reserves = {{"imperial-guard"}};
  standing.state.battles = {sent};
  EXPECT_EQ(costs(standing), 1) << "a single corps without him";
}

TEST(Rule552Pursuit, ItsDieMayBeTheUmpiresByName) {
  Standing standing = at_luetzen();
  standing.state.contacts.front().attackers.push_back({"kleists-corps"});
  find_force(standing.state, {"kleists-corps"})->at = standing.state.contacts.front().node;
  Judgement judgement;
  judgement.number = 1;
  judgement.winner = Side::coalition;
  judgement.level = VictoryLevel::major;
  judgement.no_losses = true;
  judgement.reserves = std::vector<ForceId>{{"kleists-corps"}};
  const auto men_left = [&](const std::string& dice) {
    judgement.dice = thrown_dice(dice);
    const Deed deed = adjudicate(standing, judgement);
    EXPECT_EQ(deed.dice.size(), 1U);
    EXPECT_TRUE(deed.dice.front().his_own);
    return totals(find_force(deed.after, {"iii-corps"})->troops).men().value;
  };
  EXPECT_GT(men_left("pursuit=1"), men_left("pursuit=6"));
  judgement.dice = thrown_dice("persuit=3");
  EXPECT_EQ(refusal([&] { (void)adjudicate(standing, judgement); }),
            "--dice: found \"persuit=3\"; expected a die that is asked for here: pursuit. Is it pursuit?");
}

}  // namespace estafette::test::adjudicate_test
