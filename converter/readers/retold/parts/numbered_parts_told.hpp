// Battalions or squadrons that stand by their numbers behind a regiment and a comma: "5º di linea, 1º e 3º
// battaglione, uomini 1.012".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5º di linea, II e III battaglione, 900 uomini" as "5º di linea (2 battalions) [II e III battaglione], 900
/// uomini"; "8. Regiment, II. und Füsilier-Bataillon" likewise. Several regiments before the comma stay as they are.
[[nodiscard]] std::string with_numbered_parts_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
