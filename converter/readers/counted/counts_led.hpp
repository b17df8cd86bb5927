// Troops by their count, and who led them: Hussars: 15 squadrons under Kern · 24th Line, 2 bataillons sous Roe
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Hussars: 15 squadrons under Kern" as "Hussars (15 squadrons), under Kern", "24th Line 2 bns under Roe" with a comma
/// before the word; "1st Division: 8 battalions under Kern" as "1st Division: Kern (8 battalions)", and so of an arm.
[[nodiscard]] std::string with_leader_of_counted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
