// What a list of regiments has together, told behind them: "Toro, Alba and 9th Light, in all 6 battalions".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3rd Corps: regiments Alba, Toro and 9th Light, in all 8 battalions" as "3rd Corps: regiment Alba; regiment Toro;
/// 9th Light (8 battalions total)", "4th, 5th Line and 9th Light, in all 6 battalions" as "4th, 5th Line, 9th Light - 6
/// battalions": the battalions or squadrons are those of all, and neither of each nor of the last. Without a sum only
/// names behind a word for regiments are told so, and only if another sort of troops is among them.
[[nodiscard]] std::string with_sum_behind_list(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
