// The state as bytes, for the journal's snapshots: many times as fast to read as the events that led to it.
#pragma once

#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// One member of a state. The same value always gives the same bytes.
struct StatePart {
  std::string name;  ///< "forces"
  std::string bytes;
};

/// All members, in their order.
[[nodiscard]] std::vector<StatePart> parts_of(const State& state);

/// The state with these members; REQUIRES each of them once, in whatever order. Throws std::runtime_error if there is
/// one too many or too few, or its bytes are not those of such a member.
[[nodiscard]] State state_of(const std::vector<StatePart>& parts);

/// What the state is made of: members, their types and words. Bytes can be read only where it is the same.
[[nodiscard]] const std::string& shape_of_state();

}  // namespace estafette::campaign
