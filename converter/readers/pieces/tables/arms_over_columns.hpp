// Returns that tell officers and men of each arm in columns of their own:
//                    Infantry.       Cavalry.      Artillery.
//                   Off.   Men.     Off.   Men.    Off.   Men.
//   1st Division    178   6,120      ..     ..      9     231
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// The text with each row of such a table as a command and a line for each of its arms, "Infantry 6,298 men", officers
/// and men together; its total as a note.
[[nodiscard]] std::string with_arms_below(const std::string& utf8, const PhraseBook& words);

}  // namespace estafette::readers
