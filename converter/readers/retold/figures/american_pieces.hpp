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

}  // namespace estafette::readers
