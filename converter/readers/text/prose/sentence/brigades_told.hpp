// What one sentence of a history tells of brigades and divisions, put as the lines of a list; each function gives
// nothing for a sentence that tells it in any other way.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The lines that a sentence, or a paragraph, tells.
using LinesTold = std::vector<std::string>;

/// "Kern's 3rd Division had the brigades of Roe (1/45th, 74th) and Dale (2/5th, 94th)", "Lake's corps included the 1st
/// Division under Kern (6,000) and the 2nd Division (7 bns)", "Les bataillons n° 9 et 14 faisaient partie de la
/// première brigade (Kern)": each command with its troops or its men.
[[nodiscard]] LinesTold brigades_told(std::string_view sentence, const PhraseBook& words);

/// "La segunda división era mandada por el coronel Kern y constituía el centro" as its command and its leader.
[[nodiscard]] LinesTold command_led(std::string_view sentence, const PhraseBook& words);

/// "Constaba del Tercio de Toro, 550 hombres; el de Alba, 400": what the command that was just told of had.
[[nodiscard]] LinesTold troops_had(std::string_view sentence, const PhraseBook& words);

/// "Portaba 9 cañones y sus artilleros", "Contaba también con 14 piezas": its guns.
[[nodiscard]] LinesTold guns_had(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
