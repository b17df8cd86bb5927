// Ratings of rules for the table by their names, which count nothing: "Élan 7", and a column of them.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "1st Infantry (Élan 7, Skirmish)" as "1st Infantry [Élan 7, Skirmish]", "28th Foot, Shooting 3, Stamina 3" as
/// "28th Foot [Shooting 3, Stamina 3]".
[[nodiscard]] std::string with_ratings_noted(std::string_view line, const PhraseBook& words);

/// Below the titles "Unit | Élan | Traits", "1st Brigade | 7 | Skirmish" as "1st Brigade [Élan 7, Skirmish]". Cells
/// are parted by bars, tabs or wide gaps.
void tell_columns_of_ratings(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
