// Troops whose line does not say whether they are foot or horse, among others that are all horse.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// True if the troops of a command whose kind is plain are all horse, so that "1st Portuguese" beside "1st Dragoons" is
/// too. Never if it has other commands below it, or if most of its troops do not say what they are.
[[nodiscard]] bool rides_all(const TextNode& command, const TextOutline& outline, const PhraseBook& words);

/// True if all troops of a command that say what they are ride, but for "Cazadores", who may be foot or horse.
[[nodiscard]] bool holds_horse_beside(const TextNode& command, const TextOutline& outline, const PhraseBook& words);

}  // namespace estafette::readers
