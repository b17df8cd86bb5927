// Losses as lists of the American Civil War tell them: K-104, W-467, M-9 = 580, or k-1, w-0.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "16 guns, k-305, w-1153, m-87 = 1,545" as "16 guns [Losses: k-305, w-1153, m-87 = 1,545]", and with nothing before
/// them as "Losses: ...".
[[nodiscard]] std::string with_losses_told(std::string_view line);

/// "22nd Line (7 killed, 34 wounded, total 41)" and "22nd Line, killed 7, wounded 34" as "22nd Line [Losses: 7 killed,
/// 34 wounded, total 41]": losses in a bracket or behind a name, so that no sum of them is a strength.
[[nodiscard]] std::string with_losses_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
