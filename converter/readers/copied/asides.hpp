// What stands beside the figures of a command or unit, and would hide them:
//   27th Division, Kern (4 battalions, ? guns) · IV Corps, Roe. 16 squadrons, 2,000 sabres · IR 12 (2 bns + 1 gren bn)
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "(4 battalions, ? guns)" as "(4 battalions)": what the text does not know itself.
[[nodiscard]] std::string without_unknown_figures(std::string_view line, const PhraseBook& words);

/// "IV Corps, Roe. 16 squadrons, 2,000 sabres." with the figures in brackets, if nothing else is behind the full stop.
[[nodiscard]] std::string with_figures_of_command(std::string_view line, const PhraseBook& words);

/// "(2 bns + 1 gren bn)" as "(3 bns)(of whom 1 gren)".
[[nodiscard]] std::string with_battalions_summed(std::string_view line, const PhraseBook& words);

/// "1st Brigade: Roe (Average)" with the grade that rules for the table give him as a note, "[Note: Average]", where
/// nothing follows it but figures: `3rd Dragoons 300 Average` too.
[[nodiscard]] std::string with_grade_noted(std::string_view line, const PhraseBook& words);

/// "Detached 3 bns of the 137th Line (981 men) to Kern's division." as a note: they are told of in another place.
[[nodiscard]] std::string with_detached_noted(std::string_view line, const PhraseBook& words);

/// If a line says what "#" means, "# = estimated", the lines without those signs between their words.
void take_marks_of_estimates(std::vector<TextLine>& lines);

}  // namespace estafette::readers
