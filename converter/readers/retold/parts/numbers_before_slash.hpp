// Several battalions of a regiment before one stroke: "1st & 2nd/7th Foot", as returns and old lists have them.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "4th & 6th/14th Line 1,200" as "14th Line (4th & 6th battalions) 1,200": in "7th and 2/48th Foot", where only
/// one is an ordinal, the first is a regiment.
[[nodiscard]] std::string with_numbers_before_slash_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
