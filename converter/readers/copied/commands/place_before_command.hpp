// Where a command stood, told before it: "Delft - 1st Brigade (General Kern) [1200]".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Delft - 1st Brigade (General Kern) [1200]" as "1st Brigade (General Kern) [1200] [Note: Delft]". A line whose
/// command has no leader in brackets stays as it is: the name before the dash may be his.
[[nodiscard]] std::string with_place_behind_command(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
