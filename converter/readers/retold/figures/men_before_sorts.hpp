// Men counted before their sort, as people type small forces: "300 hussars, 250 dragoons".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "300 hussars, 250 light dragoons" as "hussars (300 men), light dragoons (250 men)": a figure that is too large for
/// the number of a regiment of that sort, and behind the sort the entry ends. Numbers with an ending, "60th Rifles",
/// and arms, "800 cavalry", stay as they are.
[[nodiscard]] std::string with_men_behind_sorts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
