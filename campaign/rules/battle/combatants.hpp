// Who fought a battle, and who was only near: a side's forces in a contact, including those that marched to the guns
// (5.5.1), but not its reserves (5.5.2). Pure.
#pragma once

#include "campaign/state/state.hpp"

#include <vector>

namespace estafette::campaign {

/// The side's forces that were on the field; those that are no longer on the map are left out.
[[nodiscard]] std::vector<const Force*> combatants(const State& state, const Contact& contact, const Battle& battle,
                                                   Side side);
/// Its reserves that have men left.
[[nodiscard]] std::vector<const Force*> reserves(const State& state, const Battle& battle, Side side);

/// All their horse, in men (5.3's cavalry).
[[nodiscard]] Men cavalry_of(const std::vector<const Force*>& forces);

}  // namespace estafette::campaign
