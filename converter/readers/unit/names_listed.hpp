// Names and numbers of several regiments at commas that were read as one:
//   Burgos, 1st of Toro, Alcala (five batts.) 4,200 · 29th, 1/48th, 1st Bn Kern - 2,001
#pragma once

#include "converter/readers/unit/doubts.hpp"
#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// True if the name of a unit is three names or more at commas, each with a capital or a number before it, and says no
/// kind of troops.
[[nodiscard]] bool lists_names(const ToldUnit& told, const PhraseBook& words);

/// "29th, 1/48th, Kern's Light Bn", "8th, 2nd Bn. 9th, 3rd Foot": a number begins at least two of the parts at commas,
/// one of them with its battalion, or three. Not "21st Company, 2nd Foot Artillery Regiment", which is one.
[[nodiscard]] bool numbers_several_at_commas(const Tokens& name);

/// "Tennessee Militia Kentucky Militia Free Men": the same sort of troops twice, and nothing between but names.
[[nodiscard]] bool tells_its_sort_twice(const Tokens& name, const PhraseBook& words);

/// "5e; 10e; 22e chasseurs; 2e hussards", "Walonas; Campo Mayor; Gerona" in a note: entries behind the one that the
/// strength was taken for.
[[nodiscard]] bool lists_entries(const std::string& note, const PhraseBook& words);

/// "Tobolsk & Minsk Infantry": two names that are no words of ours before one sort of troops, and no number.
[[nodiscard]] bool joins_two_names(const ToldUnit& told, const PhraseBook& words);

}  // namespace estafette::readers
