// Grades of troops that stand between their bases and their list: "3 bases Veteran (24th, 42nd, 61st)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Brigade Kern - 3 bases Veteran (24th, 42nd, 61st)" as "Brigade Kern - 3 bases (24th, 42nd, 61st) [Note: Veteran]".
[[nodiscard]] std::string with_grade_behind_list(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
