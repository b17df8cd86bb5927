// The line of battle in which a wing stood: "Left Wing, 1st Line".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Left Wing 1st Line: Roe" as "Left Wing: Roe [1st Line]": a wing and where it stood, and no regiment of the line.
[[nodiscard]] std::string with_line_of_wing_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
