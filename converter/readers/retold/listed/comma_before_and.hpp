// The comma that some put before "and" in a list whose entries something else parts:
//   9th Line (3) & 24th Line (2), and 8th Light (2)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9th Line & 24th Line, and 8th Light" with "&" for ", and", the sign that parts the other entries, and "9th Line,
/// and 24th Line" with a semicolon. A line whose entries are parted by commas stays as it is, and so does a sentence.
[[nodiscard]] std::string without_comma_before_and(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
