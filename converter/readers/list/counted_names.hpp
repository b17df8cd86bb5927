// Regiments by their names, each with how many battalions or squadrons it has: "IR Bevern 2, IR Wied 2, IR Anhalt 3".
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Garde du Corps", "Gens d'Armes": words for a sort of troops that are the whole name of a regiment.
[[nodiscard]] bool is_guard_by_name(const Tokens& name, const PhraseBook& words);

/// "Froon 2", "De Vaux 3", "Garde du Corps 3": a regiment's name, and how many battalions or squadrons it has.
[[nodiscard]] std::optional<Parts> name_with_count(std::string_view piece, const PhraseBook& words);

/// The units of a list of which each piece ends with such a figure, if one of them at least says what sort it is, and a
/// figure comes twice, or one is a guard by its name: the numbers of regiments differ. None for any other list.
[[nodiscard]] std::vector<Parts> counted_names(std::string_view text, const PhraseBook& words);

/// "Garde", "Grenadier-Garde": a word for the guard, and no command.
[[nodiscard]] bool names_guards(const Tokens& name, const PhraseBook& words);

/// "2nd Nassau", "28th Orange-Nassau", "1st W. Prussian": behind the number nothing but a land, and a name joined to it
/// or a letter before it.
[[nodiscard]] bool names_a_land(const Tokens& name, const PhraseBook& words);

}  // namespace estafette::readers
