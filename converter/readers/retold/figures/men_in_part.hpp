// Strengths with a part of a man, as sheets work them out: "402,5 sabres", "1.100,25 Mann".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "4th Hussars 402,5 sabres" as "4th Hussars 402 sabres [Note: 402.5]": what stands behind the comma or point are no
/// men of their own. Not "39,814 men", and not "4,85 men", which may be officers and men.
[[nodiscard]] std::string without_part_of_a_man(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
