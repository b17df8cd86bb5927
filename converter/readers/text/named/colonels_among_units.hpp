// Colonels on lines of their own among the regiments of a command: who leads a brigade, and who the regiment above him.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes a brigade of a colonel whom a blank line parts from the regiments above him, and none from those below: the
/// heading of his brigade is lost. It is marked as a guess.
void find_brigades_of_colonels(std::vector<TextNode>& rows, const PhraseBook& words);

/// Asks about the only colonel between the regiments of a command, of which no other has a leader: he may lead the
/// regiment above him, or those below.
[[nodiscard]] std::vector<Problem> doubts_of_colonels(const std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
