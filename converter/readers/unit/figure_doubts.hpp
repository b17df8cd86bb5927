// Figures of a unit that were taken for its name or its note, and may count men, battalions or guns.
#pragma once

#include "converter/readers/unit/doubts.hpp"

namespace estafette::readers {

/// "Kolberg 700", "32nd Light (2/1)", "9th Line /3", "2nd Line (4 bgl.)": asks what each of them counts.
void ask_about_figures(const ToldUnit& told, const PhraseBook& words, UnitReading& reading);

}  // namespace estafette::readers
