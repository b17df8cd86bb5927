// "A. 1st Illinois Light Artillery", "B. 4th Illinois Cavalry": letters that number the entries of a list.
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Takes the letters off where a list has more than one, in their order, each before troops or a command. "A. P.
/// Hill's Division" keeps its initials.
void take_list_letters(std::vector<TextLine>& lines, const PhraseBook& words);

/// Takes the numbers off "1/ Toro Hussars", "2/ Alba Dragoons" and so on, from 1 and at least to 4, on lines one below
/// the other; but "1/ 22nd Line", "2/ 22nd Line" are battalions. The same of "1. Irlanda", "2. Navarra", "3. Zafra" in
/// a text with several such lists, each with different names from 1 on. And "1." before each of several entries with an
/// ordinal of their own, "1. 6th Indiana", "1. 15th Ohio", as a page numbers them whose lists are all of one entry.
void take_list_numbers(std::vector<TextLine>& lines, const PhraseBook& words);

/// Takes the number or the letter of an outline off before a command that has a number of its own: "I. I Corps",
/// "A. 1st Inf. Div.", "II. Division 2". "I. Brigade" keeps its number, which is all that it has.
void take_numbers_before_numbers(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
