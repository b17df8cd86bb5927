// The umpire's verdict on a battle, and everything that follows from it (4.1 to 5.5.2).
#pragma once

#include "campaign/battle/losses.hpp"
#include "campaign/rules/thrown_dice.hpp"
#include "campaign/umpire/deed.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// What the umpire says of a battle.
struct Judgement {
  int number = 0;                                ///< of the battle
  std::optional<Side> winner;                    ///< none: not stated, or nobody
  bool nobody = false;                           ///< he says that nobody won
  VictoryLevel level = VictoryLevel::draw;       ///< by the objectives, never by the losses (5.4)
  bool easy = false;                             ///< an easy victory: the victor may march on (5.5.2.1)
  bool chief = false;                            ///< the commander-in-chief was there, although not in the node (4.5)
  std::vector<SpokenLoss> losses;                ///< as the umpire states them, for a battle without a dump
  bool no_losses = false;                        ///< without a dump: there were no losses
  std::optional<std::vector<ForceId>> reserves;  ///< held in reserve (5.5.2); none: as generated
  ThrownDice dice = {};                          ///< his own: "pursuit"
};

/// The losses that the umpire states, if no dump gave any, then the verdict, pursuit, exhaustion, retreat, prestige,
/// truce, lines of supply. Throws Refusal if there is no such open battle, or if the umpire's words contradict one
/// another.
[[nodiscard]] Deed adjudicate(const Standing& standing, const Judgement& judgement);

}  // namespace estafette::campaign
