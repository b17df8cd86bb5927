// Orders of knighthood between a colonel's name and the strength of his regiment.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// "28th Regt., Colonel Roe, K.C.B.    557" as "28th Regt., Colonel Roe    557 [K.C.B.]".
[[nodiscard]] std::string with_honours_behind_strength(std::string_view line);

}  // namespace estafette::readers
