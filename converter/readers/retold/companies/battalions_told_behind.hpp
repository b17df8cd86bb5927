// Battalions told behind their regiment, each with its strength: "2nd Alba Regiment, 1st Bn (893), 2nd Bn (877)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd Alba Regiment, 1st Bn (893), 2nd Bn (877)" as "1st Bn 2nd Alba Regiment (893), 2nd Bn 2nd Alba Regiment (877)":
/// the regiment is no further unit, and no battalion is without its regiment.
[[nodiscard]] std::string with_battalions_before_regiment(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
