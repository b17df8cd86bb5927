// Figures that one line gives for several units: "8th and 45th Line (3 batts. each)", "32e et 55e de ligne, 3.900 h."
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <vector>

namespace estafette::readers {

/// Gives the units of a line what each of them has, and shares among them what is told of all: `tail`, or the figures
/// of the last one where no other has any; but guns behind the one battery at its end are its own. Men are shared by
/// battalions, and marked. Empties the list if a figure may be of some of them only.
void share_figures(std::vector<Parts>& units, std::optional<Facts> tail, const PhraseBook& words);

/// Shares battalions or squadrons behind the last unit among all, if they are more than any regiment had and no other
/// unit has figures, and likewise men that are too many for it: "41st Line, 52nd Line, 67th Line (10 battalions)", "IR
/// 12, IR 24, 1st Landwehr (9 bns), 8,650 men".
void share_what_the_last_has(std::vector<Parts>& units, const PhraseBook& words);

/// "Guard Uhlan, Guard Hussar (all 4 sqdns)", "Kern's battery, Roe's battery (8 guns each)": what the last has goes for
/// those before it that say nothing, guns for batteries only.
void share_each(std::vector<Parts>& troops, const PhraseBook& words);

}  // namespace estafette::readers
