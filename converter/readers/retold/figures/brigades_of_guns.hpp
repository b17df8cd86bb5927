// Batteries that are called brigades, as they were in Britain and Portugal: "Brigada do capit\u00E3o Roe \u2013 6
// pe\u00E7as".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Captain Roe's brigade, 6 guns" as "Captain Roe's brigade [Foot artillery], 6 guns": a captain or a major led it,
/// and nothing but guns is told of it. A brigade with a number, or of a colonel, is one of troops.
[[nodiscard]] std::string with_brigade_of_guns_told(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
