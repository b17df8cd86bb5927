// Columns that stand apart by blanks, below titles of which some say nothing of troops: "Regiment   Men   Stationed
// at".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/counted/figure_columns.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Takes such titles for titles, and no regiment, and puts below them "27th Foot   898   Alba" as "27th Foot, 898 Men
/// [Note: Stationed at: Alba]". With or without titles, a country in a column that has other places is one of them, and
/// not whose troops they are.
[[nodiscard]] WordedColumns titled_columns(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
