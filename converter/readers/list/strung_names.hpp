// Reads the run-on lists of histories, in which troops have only a name, or only a kind:
//   Leon (two batts.), Soria (one batt.); Toro; Ronda; one company of sappers. 3,400 men
//   Cuirassiers, Lancers and Dragoons, 1,800 men
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The troops that a line strings together, at least two, where at least one name (two between commas) has figures
/// behind it; marks of footnotes are taken off, and a strength behind the last is shared among all. Empty if any piece
/// can be anything else.
[[nodiscard]] std::vector<Parts> names_strung(std::string_view text, const PhraseBook& words);

/// "Grenadiers, Chasseurs and Fusiliers": a unit of each kind, marked as a guess; empty if any piece says more.
[[nodiscard]] std::vector<Parts> kinds_strung(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
