// What stands in the entry of a leader that may be more than his name: numbers of troops, another command, a second
// leader.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <optional>
#include <string>
#include <string_view>

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

/// "Maj. Roth 2096-59 Regt. Line 1,438": figures and a word for troops in what was taken for who leads a unit.
[[nodiscard]] bool counts_troops(const std::string& commander, const PhraseBook& words);

/// "Kern's Legion: infantry, 4 cos cavalry": the word for an arm was taken for who leads it.
[[nodiscard]] bool names_only_an_arm(const std::string& commander, const PhraseBook& words);

/// "Captain Kern. THIRD DIVISION": a command ran on behind the commander's name. "Général de division" is his rank.
[[nodiscard]] bool names_command_too(const std::string& commander, const PhraseBook& words);

/// "Waldeck", taken for the commander in "Avant Garde (Waldeck)": it may be the country of its troops as well.
[[nodiscard]] std::optional<std::string> commander_or_country(const Parts& parts, const PhraseBook& words);

/// "GM Kern GM Roe": two who led two commands that stand side by side.
[[nodiscard]] bool names_two_ranked(std::string_view leader, const PhraseBook& words);

}  // namespace estafette::readers
