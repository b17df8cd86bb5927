// Sorts of troops that a general leads, set apart behind other commands, with nothing told below them: "Cavalerie
// légère sous le commandement du général Lind", "Légion portugaise sous le commandement du général Vela". They are
// commands, whose troops are asked for, and none of the regiments of the division above.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/phrases.hpp"

#include <vector>

namespace estafette::readers {

/// "Light Cavalry: General Lind" behind a blank line, without a number or figures, and no troops below it: a command;
/// behind a division, or an arm of one, as high as a division.
void find_sorts_led_by_generals(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
