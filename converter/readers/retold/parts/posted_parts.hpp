// Guns and parts of regiments that a game's list tells by where they stand or how they fight:
//   3 guns at Toro, 2 more near Alba · 2 skirmish units of Voltigeurs · 2 Battalions 39th Line (36 figures each)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 guns at Toro, 2 more near Alba." as "Guns at Toro (3 guns); Guns near Alba (2 guns)": a battery for each place.
[[nodiscard]] std::string with_posted_guns_apart(std::string_view line, const PhraseBook& words);

/// "2 skirmish units of Voltigeurs" as "2 units of Voltigeurs [Note: skirmish]".
[[nodiscard]] std::string with_use_of_units_noted(std::string_view line, const PhraseBook& words);

/// "2 Battalions 39th Line (36 figures each)" as "2 Battalions 39th Line (72 figures)".
[[nodiscard]] std::string with_figures_of_all_parts(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
