// Parts of a regiment by figures alone: halves of battalions, and battalions by their numbers without that word.
//   111e de ligne, 3/4 · 24e de ligne 1,2,4 · IR 14 1½ Btl. · 1/2 Esk. Husaren Nr. 4
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "IR 14, 1½ Btl." as "IR 14, 1 Btl and half a battalion", and "½ bn IR 19" as "IR 19 (half a battalion)".
[[nodiscard]] std::string with_halves_of_parts(std::string_view line, const PhraseBook& words);

/// "1½ Foot Batteries (12 guns)" as "2 Foot Batteries (12 guns)", with a note that the last one is half a battery.
[[nodiscard]] std::string with_half_battery_apart(std::string_view line, const PhraseBook& words);

/// "111e de ligne, 3/4" as "111e de ligne (2 battalions) [3/4]" on all such lines, if the figures of each rise as
/// numbers of battalions do. Otherwise they are figures of something else; three or more are asked about.
[[nodiscard]] std::vector<Problem> tell_numbered_battalions(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
