// Parts of regiments and batteries that a list ends with: "17e de ligne, 18e de ligne (un bataillon) et une batterie".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "40th Foot, 41st Foot and two squadrons of the 4th Hussars" with a comma for the "and" before what is counted, in
/// figures, in words or by an article; not within brackets, and not where both that are joined are only counted.
[[nodiscard]] std::string with_counted_at_comma(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
