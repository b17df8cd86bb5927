// "100th Line (Colonel Roe), 2,209 in 3 bns": men without a word for them, and the battalions that they are in.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "100th Line (Colonel Roe), 2,209 in 3 bns" as "100th Line (Colonel Roe), 2,209 men in 3 bns".
[[nodiscard]] std::string with_men_in_parts_told(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
