// What forbids a march altogether, and what stops it on the way.
// Source: rules 1.2, 2.0, 2.1, 2.1.2, 2.2, 2.3.1, 4.2, 5.1, 5.5. Pure.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// Everything that forbids a march of the force along the way as things stand, in the order of the rules; empty: it
/// may. Enemies on the way do not forbid it, since they will be met (5.5); nor do full roads, where the column stops
/// (2.1).
[[nodiscard]] std::vector<Objection> objections(const Theatre& theatre, const State& state, const Force& force,
                                                const std::vector<NodeId>& way, bool forced);

/// What keeps the force from marching on this way at all, whatever is on it: duty, an earlier march, fatigue, an
/// order to stand, a truce that its end would break. Unsorted.
[[nodiscard]] std::vector<Objection> to_setting_out(const Theatre& theatre, const State& state, const Force& force,
                                                    const std::vector<NodeId>& way, bool forced);

/// What keeps the force from making the last step of `way`, after the steps before it: no road, a barred crossing,
/// a fortress that is not invested, an enemy whom it may not pass, a cut line, a truce. REQUIRES two nodes at least.
[[nodiscard]] std::vector<Objection> to_last_step(const Theatre& theatre, const State& state, const Force& force,
                                                  const std::vector<NodeId>& way);

/// A garrison denies the roads through its node (2.3.1): a force may make the last step of `way` from there only if the
/// fortress is invested, or if that leads back; if it has no way back, nothing holds it. REQUIRES two nodes at least.
[[nodiscard]] std::optional<Objection> past_a_garrison(const Theatre& theatre, const State& state, const Force& force,
                                                       const std::vector<NodeId>& way);

/// More nodes than the force, or a train, headquarters or Napoleon with it, may march. REQUIRES a way along existing
/// stretches.
[[nodiscard]] std::optional<Objection> too_far(const Theatre& theatre, const State& state, const Force& force,
                                               const std::vector<NodeId>& way, bool forced);

/// More nodes than a train, headquarters or Napoleon with the force may march, who has marched this turn before, alone
/// or with another force (2.1). REQUIRES a way along existing stretches.
[[nodiscard]] std::optional<Objection> too_far_for_its_company(const Theatre& theatre, const State& state,
                                                               const Force& force, const std::vector<NodeId>& way,
                                                               bool forced);

/// For a crossing that a garrison bars to the side, and for two nodes without a road between them.
[[nodiscard]] std::optional<Objection> no_passage(const Theatre& theatre, const State& state, Side side,
                                                  const NodeId& from, const NodeId& to);

/// Of a road that has room for fewer MDs than the force has (2.1).
[[nodiscard]] Objection road_full(const Theatre& theatre, const State& state, const Stretch& road, int room,
                                  const Force& force);

}  // namespace estafette::campaign
