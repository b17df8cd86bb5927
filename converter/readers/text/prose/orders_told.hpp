// Sentences of a history that name a command and all of its troops, in whatever order their language has it:
//   To Kern's division belonged the regiments Alba and Toro, 2,400 men in all. Die Brigade Kern setzte sich aus drei
//   Bataillonen des 24. Regiments zusammen. Formaban la división de Toro los regimientos de Alba y Soria. La division
//   Petit comptait deux brigades : la première (Roux) formée des 3e et 4e de ligne, la seconde (Blanc) du 5e léger
#pragma once

#include "converter/readers/text/prose/sentence/brigades_told.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>

namespace estafette::readers {

/// Such a sentence as the lines of a list, set in below their commands. Nothing unless every word of it that tells of
/// troops is in one of the lines.
[[nodiscard]] LinesTold orders_told(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
