// Remarks in brackets behind the name of a unit, which tell what it did or where it was.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "31st Iowa (detached at Toro)" as "31st Iowa [Note: detached at Toro]", "4th Line (guarding the trains)" likewise: a
/// bracket at the end of a unit's line that begins with a small letter, and in which nothing counts or names troops.
[[nodiscard]] std::string with_remark_in_bracket_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
