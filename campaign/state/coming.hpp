// Who comes to the map, and for whom: reinforcements, those still expected of a nation that changes sides, and forces
// that the umpire raises. Part of apply() (event.hpp). Source: rules 1.3, 4.3, 4.4, 5.4.
#pragma once

#include "campaign/state/event.hpp"

namespace estafette::campaign {

/// Throws std::logic_error if the force is not expected.
void arrive(State& state, const Arrived& arrived);
void turn_expected(State& state, const ExpectedTurned& turned);
/// Throws std::logic_error if the force is on the map already.
void raise(State& state, const ForceRaised& raised);

}  // namespace estafette::campaign
