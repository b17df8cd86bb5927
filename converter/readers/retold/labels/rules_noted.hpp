// What the rules of a game let troops do, on lines of their own below them: "+1 to shooting in line", "Can refuse a
// flank".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "+1 to shooting in line", "Can refuse a flank", "Up to 50% can skirmish" with "Note:" before them: no troops, though
/// there is a word for such in them. A line with a numbered unit stays as it is.
[[nodiscard]] std::string with_rule_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
