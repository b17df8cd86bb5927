// The map as bytes, for the campaign file: what map.xml says is worked out once, and not by every command.
#pragma once

#include "campaign/map/map.hpp"

#include <string>

namespace estafette::map {

/// Changes with every change to the bytes, or to what read_map makes of a map.xml: bytes of another form are not read.
inline constexpr int kFormOfMapBytes = 1;

/// The same map always gives the same bytes. REQUIRES a map that read_map would accept.
[[nodiscard]] std::string bytes_of(const Map& map);

/// The map of these bytes: all its roads end at its nodes, its rivers are its own, every place is on the globe. Throws
/// std::runtime_error if they are not those of a map.
[[nodiscard]] Map map_from(const std::string& bytes);

}  // namespace estafette::map
