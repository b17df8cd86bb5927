// Battalions or squadrons without a bracket, with another unit behind the comma: "Alba Hussars 8 sqns, Toro Cossacks".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba Hussars 8 sqns, Toro Cossacks" as "Alba Hussars (8 sqns), Toro Cossacks": the second was lost in a note.
[[nodiscard]] std::string with_counts_of_first_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
