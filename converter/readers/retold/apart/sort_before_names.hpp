// Names behind a word for several units, with others by their numbers among them: "Regiments: Alba, Toro, 9th Light".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st Division, regiments: Alba, Toro and 9th Light, 8 battalions in all" as "1st Division: regiment Alba; regiment
/// Toro; 9th Light, 8 battalions in all". A list of names alone stays as it is, unless a colon stands before it; so
/// does any other line.
[[nodiscard]] std::string with_sort_before_names(std::string_view line, const PhraseBook& words);

/// "Kern's and Roe's regiments of Ohio volunteers" as "Kern's regiment of Ohio volunteers; Roe's regiment of Ohio
/// volunteers"; at commas if others stand in the list.
[[nodiscard]] std::string with_sort_behind_owners(std::string_view line, const PhraseBook& words);

/// "5 Tartar squadrons, 2 grenadier battalions" as "Tartar (5 squadrons); 2 grenadier battalions": in a list of counts,
/// a sort that is in no list of words. A list in which anything else stands is left as it is.
[[nodiscard]] std::string with_unknown_sorts_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
