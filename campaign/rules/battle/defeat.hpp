// What becomes of the beaten (4.1): they are exhausted, leave the field to the victor (5.5), and are shut up in a
// fortress if they were exhausted before; their pontoon train is lost (5.2). Figures: rules.xml <exhaustion>. Pure.
#pragma once

#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// After losses and pursuit. All of the loser's who fought are exhausted for so many turns after that of the battle,
/// whenever it is judged; lost again by one who was exhausted by a battle of an earlier turn, or by the one that an
/// exploit march to this one followed, the battle sends him into a fortress. All of the loser's who stand in the node
/// of the battle leave it, his reserves too; marchers to the guns stay where they came from. Trains in the node are
/// taken, but for one with a reserve; headquarters and Napoleon get away. A draw exhausts and moves nobody. Whoever has
/// no man left is no more, whoever has won. REQUIRES battle.verdict.
[[nodiscard]] std::vector<Event> defeat(const Theatre& theatre, const State& state, const Contact& contact,
                                        const Battle& battle);

}  // namespace estafette::campaign
