// What stands on a line that was read, and is in nothing that was read from it: a figure, a name. It is asked about,
// for no step between a text and its order of battle may lose it without a word.
#pragma once

#include "converter/readers/reading.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Adds a question for each such line to `reading`; from then on the line is one that is asked about. `as_typed` is the
/// text as it came. Left alone are the numbers of lists and of footnotes, dates, what counts the entries of the line
/// ("3 batteries" that became three), sums of what was read, and names that stand anywhere in the order of battle.
void ask_about_unread_parts(Reading& reading, std::string_view as_typed, const PhraseBook& words,
                            const std::string& file);

}  // namespace estafette::readers
