// Guns and their calibres that are told by words for numbers: "4 pezzi da sei, due obici".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "quattro pezzi da sei e due obici" as "4 pezzi da 6 e 2 obici": counts of guns, and calibres behind the word for
/// guns.
[[nodiscard]] std::string with_guns_and_calibres_in_figures(std::string_view line, const PhraseBook& words);

/// "4 pezzi a cavallo" as "artiglieria a cavallo (4 pezzi)": a battery, and no horse.
[[nodiscard]] std::string with_horse_guns_told(std::string_view line, const PhraseBook& words);

/// "3 esk. sterk 390 paarden" as "3 esk, 390 paarden".
[[nodiscard]] std::string with_comma_for_strong(std::string_view line, const PhraseBook& words);

/// "2 st. 6-pundiga kanoner" as "2 6-pundiga kanoner": the word is for so many pieces.
[[nodiscard]] std::string without_word_for_pieces(std::string_view line);

}  // namespace estafette::readers
