// Guns of the American Civil War in the short form of lists for the table.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Pulaski Arty (2-12N, 2-3R)" as "Pulaski Arty (2 12-pdr Napoleons, 2 3-inch Rifles)", "6x10P" as "6 10-pdr
/// Parrotts": "Roe's Battery 2N 2R" as "Roe's Battery (2 Napoleons, 2 rifled guns)": N are Napoleons, R are rifles, P
/// are Parrotts, H are howitzers.
[[nodiscard]] std::string with_american_pieces(std::string_view line);

/// "71st New York (with 2 guns)", "2d Rhode Island, with battery" as "71st New York; 71st New York battery (2 guns)",
/// "2d Rhode Island; 2d Rhode Island battery": a regiment of foot, and the guns that it had with it.
[[nodiscard]] std::string with_guns_of_regiment_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
