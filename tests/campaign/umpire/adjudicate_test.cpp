// The verdict goes by the muster with which the battle was sent to the game.
#include "campaign/umpire/adjudicate.hpp"

#include "campaign/state/questions.hpp"
#include "campaign/umpire/folder.hpp"

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

}  // namespace estafette::test::adjudicate_test
