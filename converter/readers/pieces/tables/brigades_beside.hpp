// Two brigades that a print sets beside each other, and a copy on one line:
//   BRIGADE General Kern BRIGADE General Roe
//   - 3rd Light 2,203 - 6th Line 2,147
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// The first brigade and what stands left below it, then the second and what stands right. A brigade's commander may
/// stand on the line below its word; a row with one unit is put into the first brigade, and asked about.
[[nodiscard]] std::vector<Problem> put_brigades_one_below_the_other(std::vector<TextLine>& lines,
                                                                    const PhraseBook& words);

/// "First Brigade", "Second Brigade", "Colonel Kern", "Colonel Roe", one below the other, of two columns that were run
/// together: the first leads the first, the second the second. Whose the troops below them are nobody can tell; that
/// the first brigade has none is asked.
void lead_commands_beside(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
