// Every march that a force or piece may make, step by step, as the rules allow it in a state as its side knows it.
// Source: rules 2.0 to 2.3.1, 4.4, 5.5. Pure.
#pragma once

#include "campaign/order_writer/order_sheet.hpp"

namespace estafette::campaign {

/// From where the subject is, through no place twice, as far as a forced march goes. `known`: as its side knows it.
/// REQUIRES a force or a piece of the state.
[[nodiscard]] std::vector<MarchStep> possible_marches(const Theatre& theatre, const State& known,
                                                      const ForceId& subject);

/// Why it may not march at all, in a sentence; empty if it may.
[[nodiscard]] std::string why_no_march(const Theatre& theatre, const State& known, const ForceId& subject);

}  // namespace estafette::campaign
