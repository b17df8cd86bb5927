// The guns of a division in a list that runs on, as American histories print them:
//   Second Brigade, Col. Till; 5th Va.; 9th Va. Artillery, Capt. Roe; Toe's battery; Dale's battery
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Artillery, Capt. Roe; Toe's battery; Dale's battery" behind the regiments of a brigade, or on a line of its own, as
/// "Artillery Brigade, Capt. Roe; Toe's battery; Dale's battery": a command beside the brigades. Gives back what to ask
/// about: "Toro's Battn. Artillery, Capt. Roe" may be a battalion of guns too.
[[nodiscard]] std::vector<Problem> tell_guns_led(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
