// The way that a force has come from its depot. Source: rule 5.1.
#pragma once

#include "campaign/state/state.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// A march makes the way longer, going back on it makes it shorter; it is the force's last march, or goes on with it if
/// the force has marched this turn, and it came last of all. `way`: from where the force is.
void tread(const State& state, Force& force, const std::vector<NodeId>& way);

/// As one who was placed there: that is the way by which it has come, and it has not marched.
void begin_way(Force& force, const std::vector<NodeId>& trodden);

/// The node where the force was before it came to where it is: by its last march or, where none is known of, by its
/// trodden way. Nothing if neither tells.
[[nodiscard]] std::optional<NodeId> came_from(const Force& force);

/// The node from which the enemy came upon the force in the node that they share: after it, or this turn if neither is
/// known to have come later. Nothing if the force came upon him.
[[nodiscard]] std::optional<NodeId> came_upon_from(const Force& enemy, const Force& force);

/// The only node to which the force may go on, or its line of supply lead on: where it came from, if it has come upon
/// an enemy who is still in the field there (1.2), or stands before a garrison that is not invested (2.3.1), for on
/// every other road it would pass him. Nothing if it is held by neither, or if it is not known where it came from.
[[nodiscard]] std::optional<NodeId> only_way_back(const State& state, const Force& force);

}  // namespace estafette::campaign
