// The escort of a pontoon train that lies in its bridge, or travels with nobody.
// Source: rule 5.2 (one MD at least, at all times). Pure.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

namespace estafette::campaign {

/// Why the force may not leave the field where it is: it is all that guards a train there. Empty: it may. An enemy who
/// drives it away asks nobody.
[[nodiscard]] std::vector<Objection> to_leaving_a_train(const Theatre& theatre, const State& state, const Force& force);

}  // namespace estafette::campaign
