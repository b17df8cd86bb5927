// Divisions that a history tells of in sentences, each with its leader first and its troops by their names:
//   First division, led by Luis Vega. It had the battalions Soria and Toro. One squadron of cavalry. Total: 1,300
//   Segunda división, Juan Sanz era su jefe. Batallones Leones, Cóndor y Maipo.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Each such paragraph, over as many lines as it takes, as the lines of a list: "First division: Luis Vega", "battalion
/// Soria", "battalion Toro", "One squadron of cavalry", "Total: 1,300". A sentence of it that names troops without a
/// word for what they are is asked about; any other is a note.
[[nodiscard]] std::vector<Problem> tell_divisions_in_sentences(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
