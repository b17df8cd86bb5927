// A letter for the quality of troops behind the strength of each, as lists for the table have them.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "5th Ala 317 V", "6th Ala 382 V", "12th Ala 317 R" as "5th Ala 317 [V]" and so on: what a single capital behind the
/// figures of three lines or more stands for is not told, and so it is noted; the M of "900 M" counts men.
void tell_letters_behind_strengths(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
