// Orders of battle in TOML, as programs keep their settings: "[[division]]" above each division, "[[division.unit]]"
// above each of its units.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The values as JSON. The text as it is, if a line of it is no TOML, or if it has no such list.
[[nodiscard]] std::string json_of_toml(std::string_view utf8);

}  // namespace estafette::readers
