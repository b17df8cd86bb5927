// Brigades and battalions by their first letters, as lists have them: "br. Kern : 9e ligne 2 B.", "GB Dale".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "br. Kern : 9e ligne" as "brigade Kern : 9e ligne", "1re br. Kern" as "1re brigade Kern".
[[nodiscard]] std::string with_brigade_spelt(std::string_view line);

/// "9e ligne 2 B., 24e 3 B." as "9e ligne (2 bat.), 24e (3 bat.)", "1er chasseurs 3 E." likewise with squadrons; only
/// where several entries of the line end so, or dots lead to the one.
[[nodiscard]] std::string with_letters_of_parts_spelt(std::string_view line);

/// "régiment d'Alba à 3 bataillons, régiment de Toro à 2 bataillons" with the battalions or squadrons of each in a
/// bracket; so "3° leggero, su tre battaglioni" as "3° leggero (3 battaglioni)", and with "sur" and "auf".
[[nodiscard]] std::string with_parts_in_brackets(std::string_view line, const PhraseBook& words);

/// "IR Kern, IR Roe, GB Dale" as "IR Kern, IR Roe, Gren. Bn. Dale": beside regiments the letters are no general's rank.
[[nodiscard]] std::string with_grenadiers_spelt(std::string_view line);

}  // namespace estafette::readers
