// What stands in the entry of a command, or of its leader, that may be more than that: numbers of troops, another
// command, a second leader.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "MG Stewart 29th", "I., II., III. Btl": numbers of units in what was taken for a person.
[[nodiscard]] bool numbers_units(const std::string& commander);

/// The same, or numbers behind a mark in the command's own name: "1st Brigade - Kern; 92nd line and 93rd line",
/// "Reserve. 41st, Flank Companies".
[[nodiscard]] bool hides_units(const Parts& parts, const PhraseBook& words);

/// "Colonel Kern. Coionel Roe. IDth 111., Lt. Col. Moe", "Brigadier-General Kern. Firat Brigade": a whole word and a
/// full stop behind a rank, and then another rank, a number or a command.
[[nodiscard]] bool tells_of_another(std::string_view leader, const PhraseBook& words);

/// "Colonel Kern, 2nd Cavalry" in a command that has its leader or troops: he may lead a brigade, of which only he is
/// named, and the troops below it.
[[nodiscard]] bool leads_another(const TextNode& command, std::string_view leader, const PhraseBook& words);

/// What a command or unit says that is not its own: troops that were not told apart, another command, figures that do
/// not say what they count. As lines to look at, without their file.
[[nodiscard]] std::vector<Problem> doubts_of_entry(const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers
