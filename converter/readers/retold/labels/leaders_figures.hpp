// Figures on the table that stand for a leader and no troops: "BLAKE 3 figs" below "Spanish Army", "Kern's Brigade 1
// figure".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "French Army (1 figure = 20 men)", and "Albuera - 1:30" as a title, as two lines: what a figure is, and a heading.
void part_ratios_from_headings(std::vector<TextLine>& lines, const PhraseBook& words);

/// In a text whose units have eight figures and more, a name with at most four of them right below a command or an army
/// leads it: "Commander: BLAKE 3 figs". Behind the name of a command they are a note.
void tell_leaders_figures(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
