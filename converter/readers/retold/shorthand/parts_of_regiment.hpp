// Battalions or squadrons of a regiment, each with its own strength behind the regiment's name.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd Alba Regt, 1st Bn (893), 2nd Bn (877)" as "2nd Alba Regt (1st Bn 893, 2nd Bn 877)": each is a part of its
/// regiment. Not of a command, "2nd Brigade: 1st Bn (893), 2nd Bn (877)".
[[nodiscard]] std::string with_regiment_for_parts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
