// A command that a page lists among others first, and then again by a heading, with all that it has:
//   4e corps (45 000)  ...  Composition détaillée du 4e corps
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "Composition détaillée du 4e corps" as "4e corps", if a line before it begins so: what is below it is that corps'.
void tell_commands_headed_again(std::vector<TextLine>& lines, const PhraseBook& words);

/// "The II Corps, under General Roe:" as "II Corps: General Roe": a sentence that leads up to its troops. Right below a
/// line with that command the other names only who leads it.
[[nodiscard]] std::string with_command_of_sentence(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
