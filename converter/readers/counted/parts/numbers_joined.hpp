// Numbers of regiments that are typed without their endings, and stand together before one word for all:
//   13, 22 Drag · 2 i 3 pułk ułanów
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "13, 22 Drag" as "13., 22. Drag": rising numbers before a kind of troops or a word for a regiment; but "2, 4
/// battalions" counts something.
[[nodiscard]] std::string with_numbers_before_kind(std::string_view line, const PhraseBook& words);

/// "Leib-Rgt. I, II" as "Leib-Rgt. (I, II)": the numbers of its battalions, from the first on.
[[nodiscard]] std::string with_marks_in_brackets(std::string_view line);

/// "E & C Batteries RA" as "Batteries E & C RA".
[[nodiscard]] std::string with_letters_behind_batteries(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
