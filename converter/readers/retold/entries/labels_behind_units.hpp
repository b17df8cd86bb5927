// A word for a commander between a unit and his rank: "9th Line - commander Col. Roe (900)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9th Line - commander Col. Roe (900)" as "9th Line - Col. Roe (900)": the word is no part of the name. "9th Line
/// under Col. Roe: 900" as "9th Line, Col. Roe: 900".
[[nodiscard]] std::string without_label_before_rank(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
