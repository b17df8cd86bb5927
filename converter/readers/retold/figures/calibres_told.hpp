// The calibre of guns told in a word, or behind a word for calibre: "zwölfpfündige Batterie", "baterías del calibre de
// a 8".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Zwölfpfünder-Batterie" as "12-Pfünder-Batterie", "6 zesponders" as "6 6-ponders".
[[nodiscard]] std::string with_pounds_in_figures(std::string_view line, const PhraseBook& words);

/// "batteria di calibro 6", "batteries du calibre de 12" as "batteria di 6", "batteries de 12"; the "brigadas de
/// calibre 9" of Portuguese gunners as "baterias de 9".
[[nodiscard]] std::string without_word_for_calibre(std::string_view line);

}  // namespace estafette::readers
