// Words for several units, and for one of them: "Light Bttys" and "Light Btty".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// True if the word, as it is spelt, is one for units.
[[nodiscard]] bool names_units(std::string_view word, const PhraseBook& words);

/// The text with each word for units in the singular, if words.xml has that word too: "Light Bttys" is "Light Btty".
[[nodiscard]] std::string singular(std::string_view text, const PhraseBook& words);

/// True for "Battalions National Militia": several of a kind, and no parts of one, as "Companies" and "Battalions" are.
[[nodiscard]] bool names_several(const std::string& text, const PhraseBook& words);

/// True for "Perm Dragoons", "49th & 50th Jägers", "Auer Dragoner": the last word is a kind of troops, and may stand
/// for several regiments of it.
[[nodiscard]] bool ends_with_kind_of_several(std::string_view text, const PhraseBook& words);

/// The same, or true for a word for several units: "Perm Dragoons", "Simbirsk IRs", "Hussar Regiments".
[[nodiscard]] bool may_be_several(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
