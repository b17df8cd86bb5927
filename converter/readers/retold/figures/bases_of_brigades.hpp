// Brigades of a game that stand on bases, with their grade and their list of regiments: "3 bases Veteran (24th, 42nd)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Brigade Kern - 3 bases Veteran (24th, 42nd, 61st)" as "Brigade Kern: 24th, 42nd, 61st - 3 bases [Note: Veteran]".
[[nodiscard]] std::string with_list_before_bases(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
