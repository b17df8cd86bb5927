// Two units on a line with a word for "and" between them, each with its own sort: "7th Hussars and Alba Lancers".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "7th Hussars and Alba Lancers" as "7th Hussars; Alba Lancers": on either side of the word a number or a name, and
/// behind it a sort of foot or horse, or a state, that ends the entry. "(2 sqns each)" may follow; any other strength
/// may be that of both, and such a line stays as it is.
[[nodiscard]] std::string with_units_apart_at_and(std::string_view line, const PhraseBook& words);

/// "1st Alba Grenadier Battalion, Toro Grenadier Battalion" with a semicolon for the comma: two of one sort, each with
/// its word for a battalion or regiment at its end; likewise "Husaren Alba, Husaren Toro", two of one sort with a name
/// beside it.
[[nodiscard]] std::string with_pair_of_a_sort_apart(std::string_view line, const PhraseBook& words);

/// "Regimenter Alba, Toro und Husaren Lund" as "Regimenter Alba, Toro; Husaren Lund": behind names of one sort a word
/// for another, with a name of its own. "Rey, Alba y Voluntarios de Toro" as "Rey, Alba, Voluntarios de Toro".
[[nodiscard]] std::string with_sort_behind_and_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
