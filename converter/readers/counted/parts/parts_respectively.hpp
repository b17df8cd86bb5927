// Parts or men of several regiments in one bracket, told in the order of their names: "92nd and 93rd Line (2 and 3 bns
// respectively)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "92nd and 93rd Line (2 and 3 bns respectively)" as "92nd Line (2 bns), 93rd Line (3 bns)": as many figures in the
/// bracket as numbers before it.
[[nodiscard]] std::string with_parts_respectively(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
