// Companies of a sort and batteries of several nations, of which the word stands once or behind the count:
//   Grenadiers: 36 coys converged · Light companies: 8 combined · 3 British batteries (Bull, Ross), 2 KGL (Kuhlmann)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Grenadiers: 36 coys converged" as "Grenadiers, converged (36 companies)", "Light companies: 8 combined" as "Light
/// companies, combined (8 companies)".
[[nodiscard]] std::string with_companies_of_sort(std::string_view line, const PhraseBook& words);

/// "3 British batteries (Kern, Dale), 2 KGL (Moss) - 30 guns", "3 British, 2 KGL batteries" with the word for batteries
/// behind each nation.
[[nodiscard]] std::string with_batteries_of_each_nation(std::string_view line, const PhraseBook& words);

/// "Artillery: 28 heavy guns, 1 horse battery" as "Artillery: heavy guns (28 guns) [foot artillery], 1 horse
/// battery": a word for their sort stands between the count and the guns.
[[nodiscard]] std::string with_guns_of_sort(std::string_view line, const PhraseBook& words);

/// "2 foot de 8" as "2 x 8pdr Foot Battery", and "Artillery: Kern horse (8), Roe foot (8)" as "Artillery: Kern horse
/// battery (8 guns), Roe foot battery (8 guns)": foot and horse that are batteries.
[[nodiscard]] std::string with_batteries_of_arm(std::string_view line, const PhraseBook& words);

/// "British: 9 Line battalions, 2 regiments of Hussars" as "9 battalions of British Line, 2 regiments of British
/// Hussars", and "11 British - 9 Line, 2 Hussar" also, where the counts add up to the first; without a nation if a word
/// for the units stands behind their sort.
[[nodiscard]] std::string with_sorts_listed(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
