// What both armies lost, told in lines of its own above or below them: "Combined Losses:" and "Federal = 1,527;
// Confederate = 2,606; Total = 4,133" are no troops.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Takes a heading that tells of losses only, and the figures of nations and totals below it, for what is no order of
/// battle: a nation in them is not that of the army below.
void note_loss_lists(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
