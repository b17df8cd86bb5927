// Several regiments with their numbers or counts, and what they all were behind the last of them.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba (6), Toro (6) and Kern (4) Cuirassiers" as "Alba Cuirassiers (6), Toro Cuirassiers (6), Kern Cuirassiers (4)",
/// and "Roe #5, Dale #18, Kern #7 Cossack Regiments (5 sotnias each)" with the words and the count behind each.
[[nodiscard]] std::string with_sort_for_all_named(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
