// What a battle cost, carried into the campaign (5.4): men leave the ranks of the campaign's own units, the wounded and
// the stragglers wait in their pools, commanders fall out. They come from a dump, by way of the battle sheet, or from
// the umpire. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"
#include "sow_dumps/losses/losses.hpp"

#include <map>
#include <string>
#include <vector>

namespace estafette::campaign {

/// One event of losses for each force that has any, and what follows from it. `ids`: from the ids of the losses to the
/// campaign's (PlannedBattle::ids); one that is not in it is the campaign's own. A unit that has fewer men by now
/// than it was sent with loses no more than it has.
[[nodiscard]] std::vector<Event> carry_losses(const Theatre& theatre, const State& state, const Contact& contact,
                                              const dumps::Losses& losses,
                                              const std::map<std::string, std::string>& ids,
                                              const dumps::CarryoverPolicy& policy);

/// Losses that the umpire states instead of a dump: so many men of a force, or a percentage of it, with guns in the
/// same proportion.
struct SpokenLoss {
  ForceId force;
  int men = 0;
  bool percent = false;  ///< `men` is a share, 0 to 100
};

/// Dealt over the forces' units in proportion, and into killed, wounded and missing by the policy. Throws Refusal for a
/// force that is not in the battle, or more men than it has.
[[nodiscard]] dumps::Losses losses_by_word(const Theatre& theatre, const State& state, const Contact& contact,
                                           const std::vector<SpokenLoss>& spoken, const dumps::CarryoverPolicy& policy);

}  // namespace estafette::campaign
