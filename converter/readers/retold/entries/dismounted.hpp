// Horse that fight on foot: "14th Dragoons (dismounted)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "14th Light Dragoons (dismounted, less a squadron)" keeps the rest of its bracket. "14th Dragoons (dismounted)" as
/// "14th dismounted Dragoons", who fight on foot.
[[nodiscard]] std::string with_dismounted_before(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
