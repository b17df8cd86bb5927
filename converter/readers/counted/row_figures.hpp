// Figures in the rows of a printed list: "8th Line 35 1,759 1,794" (officers, men, and both), "Ussari cavalli 556
// uomini 426" (the word before its figure), "4th Light 1,203 - 7th Line 1,147" (two units on a row).
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Three figures at the end of a row, of which the third is the sum of the others, as officers and men:
/// "8th Line (35/1,759)"; of more figures, sergeants and drummers too, the last is all: "8th Line, 1,910 men". A figure
/// that stands apart before them counts battalions or squadrons, "8th Line (2) (35/1,759)".
[[nodiscard]] std::string with_sum_of_row(std::string_view line);

/// "Ussari cavalli 556 uomini 426" as "Ussari 556 cavalli 426 uomini".
[[nodiscard]] std::string with_counts_behind(std::string_view line, const PhraseBook& words);

/// "1/61st (778), 5/60th (51)" as "1/61st (778), 5/60th (51 men)": a figure in brackets that is too large for the parts
/// of a unit, beside others that surely count men. Not of guns, nor of commands.
[[nodiscard]] std::string with_small_strengths_told(std::string_view line, const PhraseBook& words);

/// Units that stand on a row with a dash between them, each with its figure, parted by semicolons.
[[nodiscard]] std::string with_units_parted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
