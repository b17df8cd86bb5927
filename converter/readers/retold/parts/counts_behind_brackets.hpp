// A count whose word stands behind a bracket: "4 Light Infantry (Cacadores) battalions".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "4 Light Infantry (Cacadores) battalions" as "4 Light Infantry battalions (Cacadores)": the bracket only says what
/// they are called.
[[nodiscard]] std::string with_count_before_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
