// Engineers, train and staff with their strengths on one line: "Engineers 122, Staff Corps 63".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Génie : 307, train 1 550", "Sappers 100 men; miners 40" as "Génie (307 men); train (1 550 men)": each is a unit
/// with its own strength. Only if engineers, train or staff are among them, and no foot or horse.
[[nodiscard]] std::string with_strengths_of_support(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
