// Troops that are only counted, as people string them:
//   16 battalions of Russians. 1 company of pioneers. · One H.A., four field batteries
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The line with commas for the full stops between its entries, if each counts battalions, squadrons, companies or
/// batteries.
[[nodiscard]] std::string with_counts_listed(std::string_view line, const PhraseBook& words);

/// "2 Polish cavalry regiments" as "2 regiments of Polish cavalry", "3 Saxon squadrons" as "Saxon cavalry (3
/// squadrons)": troops of a nation, and no figures of the command above them.
[[nodiscard]] std::string with_nation_of_counted(std::string_view line, const PhraseBook& words);

/// "2 pièces de 8 et 4 de 4" with the word for guns behind each figure: "2 pièces de 8, 4 pièces de 4".
[[nodiscard]] std::string with_guns_repeated(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
