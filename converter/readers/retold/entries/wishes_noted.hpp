// What an umpire wishes for the scaling of an entry, in a text that has no column for it: "22nd Line 1,800; scale:
// keep" (docs/scaling.md).
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "22nd Line 1,800; scale: keep" as "22nd Line 1,800 [scale: keep]", and "scale: keep" alone as "Note: scale: keep":
/// a note of that entry, or of the one above. What is no wish is kept for the scaling to ask about, but not
/// "Scale: 1 figure = 20 men".
[[nodiscard]] std::string with_wish_noted(std::string_view line);

}  // namespace estafette::readers
