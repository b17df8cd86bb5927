// Batteries counted behind parts of a regiment on one line: "2 bns 8th Light, 1 battery horse artillery".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2 bns 8th Light, 1 battery horse artillery" as "2 bns 8th Light; 1 battery horse artillery", with a plus as with a
/// comma: two entries, and no battery called 8th Light. Each entry counts battalions, squadrons or batteries, and one
/// of them a numbered regiment's; any other line, and one with a colon, stays as it is.
[[nodiscard]] std::string with_batteries_apart(std::string_view line, const PhraseBook& words);

/// "Brigade Kern: 44th and 72nd. 2 batteries" as "Brigade Kern: 44th and 72nd; 2 batteries": the stop ends the
/// regiments, and these are no batteries.
[[nodiscard]] std::string with_count_behind_numbers(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
