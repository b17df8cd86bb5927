// Where in the state a ruling puts its value: places by their JSON names (json_state.hpp), values of the plain types.
#pragma once

#include "campaign/state/event.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The names and numbers that lead to a value: {"forces", "3", "army"}.
using StatePath = std::vector<std::string>;

[[nodiscard]] Ruled ruled_value(const StatePath& path, const std::string& text);
[[nodiscard]] Ruled ruled_value(const StatePath& path, const char* text) = delete;  // which would be a flag
[[nodiscard]] Ruled ruled_value(const StatePath& path, int number);
[[nodiscard]] Ruled ruled_value(const StatePath& path, bool flag);
[[nodiscard]] Ruled ruled_value(const StatePath& path, const std::vector<std::string>& texts);
/// A new army, behind the others.
[[nodiscard]] Ruled ruled_army(const Army& army);
/// The troops of a force, whole. Throws std::out_of_range if there is no such force.
[[nodiscard]] Ruled ruled_troops(const State& state, const ForceId& force, const Formation& troops);
/// Nothing is there any more.
[[nodiscard]] Ruled ruled_away(const StatePath& path);

/// Where the formation or unit of that id stands: "forces", the number of its force, "troops" and so on. Empty:
/// nowhere.
[[nodiscard]] StatePath path_to(const State& state, const std::string& id);

}  // namespace estafette::campaign
