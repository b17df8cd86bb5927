// Lines that sum up and are no troops themselves:
//   41 battalions, 11 squadrons and 9 batteries · Infantry 12,000 Cavalry 1,500 · Anson and Ross = 3,539
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// True if the line counts several sorts of troops, or the arms one after the other, or gives the sum of commands.
[[nodiscard]] bool sums_up(const Tokens& tokens, const PhraseBook& words);

/// True for "Guns: 60", "Bataillone = 41": one word that counts, and its figure behind it.
[[nodiscard]] bool counts_one_sort(const Tokens& tokens, const PhraseBook& words);

/// True for "Infantry 12,000 Cavalry 1,500" and "12,000 foot, 1,500 horse": the men of two arms or more.
[[nodiscard]] bool counts_arms(const Tokens& tokens, const PhraseBook& words);

/// True for a summary with any words between its figures: one sort, men by arm, "72,000 men, foot, horse and 246 guns",
/// "Four divisions with 33 battalions".
[[nodiscard]] bool told_freely(const Tokens& tokens, const PhraseBook& words);

/// "38th (1st batt.) 959 = 2,676": where the sum of the whole command begins, behind a unit's own strength; 0 if there
/// is none.
[[nodiscard]] std::size_t before_running_sum(std::string_view text, const PhraseBook& words);

/// "2 divisions", "three divisions and 2 brigades": how many commands a command has, and no strength.
[[nodiscard]] bool counts_only_commands(const Tokens& tokens, const PhraseBook& words);

/// What a line of totals states, whatever words are between its figures. Of several figures of a sort the first counts.
[[nodiscard]] Facts facts_summed(const Tokens& tokens, const PhraseBook& words);

/// What a command has, told by arms and not by troops: "5,000 infantry, 400 cavalry, 12 guns", "5,000 foot". Nothing
/// for any other text.
[[nodiscard]] std::optional<Facts> told_by_arm(const Tokens& tokens, const PhraseBook& words);

/// "Total infantry: 4,600": the men as those of the arm that the line names right behind its word for a total; the
/// facts as they are if it names none, or several.
[[nodiscard]] Facts of_one_arm(Facts facts, const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers
