// Who or what a name means, in every verb: one entry of a list, or a Refusal that says what to write.
#pragma once

#include "campaign/names/candidates.hpp"

#include <string_view>

namespace estafette::campaign {

/// A force of the map, or one of these.
[[nodiscard]] ForceId force_meant(const State& state, std::string_view words, const Asked& asked);
[[nodiscard]] ForceId force_meant(const State& state, const std::vector<ForceId>& ids, std::string_view words,
                                  const Asked& asked);
/// A force or a piece.
[[nodiscard]] ForceId troops_meant(const State& state, std::string_view words, const Asked& asked);
[[nodiscard]] NodeId place_meant(const map::Map& map, std::string_view words, const Asked& asked);

}  // namespace estafette::campaign
