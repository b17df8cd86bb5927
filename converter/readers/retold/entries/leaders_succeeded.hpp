// A command with two leaders, of whom the second took the place of the first: "First Division BG Kern (k) MG Roe".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "First Division BG Kern (k) MG Roe" as "First Division: BG Kern (k) MG Roe", so that the first is no part of its
/// name.
[[nodiscard]] std::string with_colon_before_leaders(std::string_view line, const PhraseBook& words);

/// "2e division : ROE puis KERN" as "2e division : ROE [Note: puis KERN]": who led it first, and who came after him.
[[nodiscard]] std::string with_successor_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
