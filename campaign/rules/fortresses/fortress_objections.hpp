// What forbids an order about a fortress (2.3.1).
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <vector>

namespace estafette::campaign {

/// Why the order cannot be carried out as things are; empty: it can. For garrison, leave the garrison, invest, besiege
/// and lift the siege. Divisions that the order names are detached first.
[[nodiscard]] std::vector<Objection> fortress_objections(const Theatre& theatre, const State& state,
                                                         const Order& order);

}  // namespace estafette::campaign
