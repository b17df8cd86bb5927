// What one line tells of several arms or batteries, set apart: guns of two sorts, gunners and their train.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "12 horse guns, 14 foot guns" as "horse artillery (12 guns), foot artillery (14 guns)": gunners of two sorts.
[[nodiscard]] std::string with_guns_of_each_sort(std::string_view line, const PhraseBook& words);

/// "ARTILLERY 126 TRAIN 153" as "ARTILLERY 126; TRAIN 153".
[[nodiscard]] std::string with_train_apart(std::string_view line, const PhraseBook& words);

/// "8. schles. Lw.-Kav.-Rgt." as "8. schles. Lw-Kav.-Rgt.": no stop within a word for a sort of troops.
[[nodiscard]] std::string without_stops_at_hyphens(std::string_view line, const PhraseBook& words);

/// "III et IV/10e" and "III/,IV/10e" as "III/IV/10e": battalions of a regiment.
[[nodiscard]] std::string with_battalions_joined(std::string_view line, const PhraseBook& words);

/// "Toro, 25. u. 26. Jäger - 2.300" as "Toro, 25. Jäger, 26. Jäger - 2.300": two in one entry of a list.
[[nodiscard]] std::string with_pairs_listed(std::string_view line, const PhraseBook& words);

/// "9th Division: Kern - Toro, Alba, Reina (2 bns each)" as "9th Division (Kern): Toro, Alba, Reina (2 bns each)".
[[nodiscard]] std::string with_leader_before_list(std::string_view line, const PhraseBook& words);

/// "Kern's Brigade - 1/43rd, 1/95th, 3/95th: 2,722" as "Kern's Brigade: 1/43rd, 1/95th, 3/95th - 2,722".
[[nodiscard]] std::string with_men_of_list_behind_dash(std::string_view line, const PhraseBook& words);

/// "9th Division: Toro, Alba (2 bns each), 4th Jäger" as "9th Division: Toro (2 bns), Alba (2 bns), 4th Jäger".
[[nodiscard]] std::string with_counts_of_each(std::string_view line, const PhraseBook& words);

/// "2 obusiers de 6 pouces" as "2 obusiers [6 pouces]".
[[nodiscard]] std::string with_inches_apart(std::string_view line, const PhraseBook& words);

/// "8 Sechspfünder" as "8 6-pdr".
[[nodiscard]] std::string with_calibres_in_figures(std::string_view line, const PhraseBook& words);

/// "1 pp, 6 pp, 14 pp" as "1. pp, 6. pp, 14. pp": numbers of regiments of a sort, which no count would name so often.
[[nodiscard]] std::string with_numbers_of_a_sort(std::string_view line, const PhraseBook& words);

/// "2nd Division, with 2 bns of the 24th Line" as "2nd Division: 2 bns of the 24th Line".
[[nodiscard]] std::string with_colon_for_with(std::string_view line, const PhraseBook& words);

/// "9th Light - 5 bases 32nd Line - 4 bases" as "9th Light - 5 bases, 32nd Line - 4 bases".
[[nodiscard]] std::string with_comma_behind_bases(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
