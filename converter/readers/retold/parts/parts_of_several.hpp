// Battalions or squadrons that several regiments have together: "Alba and Toro Hussar Regiments, 16 sqns".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba and Toro Hussar Regiments, 16 sqns", "Infanterie-Regimenter Kern und Roe (4 Bataillone)" with "(16 sqns
/// total)", "(4 Bataillone total)" at the end: they are those of all, and neither of one regiment nor of the last. A
/// line that counts anything else, or joins no names, stays as it is.
[[nodiscard]] std::string with_parts_of_several(std::string_view line, const PhraseBook& words);

/// "2nd and 6th Hussars, 7 squadrons, 900 men" as "2nd and 6th Hussars (7 squadrons total) 900 men": without a bracket
/// the numbers were taken for one regiment's. Fewer than two for each may be those of the last, and stay without
/// "total".
[[nodiscard]] std::string with_parts_of_numbered(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
