// Brigades and their troops told in sentences, as histories have them where they print no list:
//   Kern's 3rd Division had the brigades of Roe (1/45th, 74th) and Dale (2/5th, 94th), with Till's Portuguese (9th
//   Line). Lake's corps included the 1st Division under Kern (6,000) and the 2nd Division (7 bns). Les bataillons n° 9
//   et 14 faisaient partie de la première brigade (Kern) de la 2e division (Roe). La segunda división era mandada por
//   el coronel Kern. Constaba del Tercio de Toro, 550 hombres; el de Alba, 400.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The lines with each such sentence of a paragraph put as a list would have it: a command, then each brigade, or each
/// of its troops, on a line of its own. The other sentences of the paragraph are lines too, notes, or asked about:
/// "expected troops behind the command that they belong to". Paragraphs without such a sentence stay as they are; but
/// where no line of the page is one of a list, nothing else on it is an entry, be it a title.
[[nodiscard]] std::vector<Problem> tell_brigades_in_prose(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
