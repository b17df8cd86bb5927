// How the rules say what happened: events of this turn, and the figures that many of them have.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// An event of the turn that is being played.
[[nodiscard]] Event happens(const State& state, const std::string& rule, Saying said, Change change,
                            std::vector<ForceId> forces = {}, std::vector<NodeId> places = {});

/// The cause of what that order brought about.
[[nodiscard]] Cause cause_of(const LodgedOrder& order);

/// Says that an order is not carried out, under the rule of the first objection.
[[nodiscard]] Event not_carried_out(const State& state, const LodgedOrder& order,
                                    const std::vector<Objection>& objections);

/// The nodes as a figure: "Weimar, Naumburg and Leipzig".
[[nodiscard]] Figure figures_of(const Theatre& theatre, const std::vector<NodeId>& nodes);
/// The nodes of a way without its ends.
[[nodiscard]] Figure between(const Theatre& theatre, const std::vector<NodeId>& way);
/// "III Corps (15,870 men, 34 guns)"
[[nodiscard]] Saying strong(const Force& force);
/// The side by its name in this campaign: "the Coalition".
[[nodiscard]] NamedSide named(const Theatre& theatre, Side side);
[[nodiscard]] std::optional<NamedSide> named(const Theatre& theatre, std::optional<Side> side);
/// "Leipzig passes to France", "to nobody"
[[nodiscard]] Saying passes_to(const Theatre& theatre, const NodeId& place, std::optional<Side> owner);
/// "investing", "in garrison": what a force is tied to.
[[nodiscard]] Saying doing(Duty duty);
/// "III Corps is investing": why it cannot do something else.
[[nodiscard]] Saying busy_with(const Force& force);

[[nodiscard]] std::vector<ForceId> ids_of(const std::vector<const Force*>& forces);

}  // namespace estafette::campaign
