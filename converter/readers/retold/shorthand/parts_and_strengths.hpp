// Battalions and men behind each regiment of a list, with a dash or a sign of equality between the two.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "13th Light 3 bns - 1829, 17th Line 2 - 1016" as "13th Light (3 bns) 1829, 17th Line (2 bns) 1016".
[[nodiscard]] std::string with_parts_before_dashes(std::string_view line, const PhraseBook& words);

/// "72nd Line (2 bns = 995) 108th Line (3 bns = 1106)" as "72nd Line (2 bns, 995), 108th Line (3 bns, 1106)".
[[nodiscard]] std::string with_strength_at_comma(std::string_view line, const PhraseBook& words);

/// "1st Light (2/900) 3rd Line (2/1135)" with a comma between the two.
[[nodiscard]] std::string with_bracketed_regiments_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
