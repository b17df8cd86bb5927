// The word for the nation of troops of whom nobody knows whose they are. docs/formats/outline.md
#pragma once

#include <string_view>

namespace estafette {

/// In place of a nation, if nothing in a file shows a unit's.
inline constexpr std::string_view kNoNation = "unknown";

}  // namespace estafette
