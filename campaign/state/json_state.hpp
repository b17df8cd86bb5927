// The state as JSON, for the journal and for rulings: the same value always gives the same bytes.
#pragma once

#include "campaign/state/state.hpp"

#include <string>

namespace estafette::campaign {

/// The whole state. Equal states have equal texts.
[[nodiscard]] std::string to_json(const State& state);

/// The state with the value at `path` replaced (RFC 6901, 6902); a unit's establishment, a road's traffic and an army
/// may be new there. Throws std::runtime_error if there is no such place, or the value does not fit there.
[[nodiscard]] State amended(const State& state, const std::string& path, const std::string& value);

}  // namespace estafette::campaign
