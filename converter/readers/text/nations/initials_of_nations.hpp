// Nations by their initials, as rules for the table give them: "Stopford's Brigade (BR)", "Champalimaud's Brigade (PT)"
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// In a text where at least two lines have a nation's initials in brackets (<initials> of the word files), each as the
/// nation itself, "[Britain]". Initials of the same sort behind a command's name that nobody knows are returned as
/// questions, without their file: they are no commander. "3rd Line (Ital.)", in short with a stop, is sure in a single
/// line.
[[nodiscard]] std::vector<Problem> tell_initials_of_nations(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
