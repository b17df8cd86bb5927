// To follow another force of one's side: a march by the shortest way to where that is when it has marched.
// Source: rules 1.1, 2.1; our reading, docs/readings.md 1.1.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <vector>

namespace estafette::campaign {

/// What forbids to follow: that the force is busy, or the other not on the map.
[[nodiscard]] std::vector<Objection> follow_objections(const State& state, const Order& order);

/// The march that an order to follow comes to as things stand; its way is one node long if there is nowhere to go.
[[nodiscard]] Order march_after(const Theatre& theatre, const State& state, const Order& order);

/// Carries it out: the march as far as it goes, or why there is none.
[[nodiscard]] std::vector<Event> follow(const Theatre& theatre, const State& state, const LodgedOrder& order);

}  // namespace estafette::campaign
