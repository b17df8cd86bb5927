// Several sorts of troops on one line, each with its numbers behind it: "Jagers No. 35, Linie Nos. 3, 12 en 13".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Line Nos. 3, 12 and 13, Militia Nos. 4 and 6" with a semicolon between the sorts, so that a number belongs to the
/// sort before it; any other line as it is.
[[nodiscard]] std::string with_numbered_sorts_parted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
