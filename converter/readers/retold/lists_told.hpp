// Troops that are listed on one line, told as the readers of lists expect them: two in one entry, a leader or figures
// before or behind the list, what each has.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

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

/// "1 pp, 6 pp, 14 pp" as "1. pp, 6. pp, 14. pp": numbers of regiments of a sort, which no count would name so often.
[[nodiscard]] std::string with_numbers_of_a_sort(std::string_view line, const PhraseBook& words);

/// "2nd Division, with 2 bns of the 24th Line" as "2nd Division: 2 bns of the 24th Line".
[[nodiscard]] std::string with_colon_for_with(std::string_view line, const PhraseBook& words);

/// "9th Light - 5 bases 32nd Line - 4 bases" as "9th Light - 5 bases, 32nd Line - 4 bases".
[[nodiscard]] std::string with_comma_behind_bases(std::string_view line, const PhraseBook& words);

/// "Grenadierbataillone Alba (1), Dale (1)" as "Grenadierbataillon Alba (1), Grenadierbataillon Dale (1)", "Dragoons
/// Roe (5), Dale (10)" with the sort before each: names with a bracket that counts, behind a sort that is told once.
[[nodiscard]] std::string with_sort_of_each(std::string_view line, const PhraseBook& words);

/// "5º e 8º battaglione bersaglieri" as "5º battaglione bersaglieri; 8º battaglione bersaglieri": numbers that are
/// joined before one word in the singular, also in a list behind a command's colon. "7e bataljon van linie, 27e
/// bataljon jagers" with semicolons.
[[nodiscard]] std::string with_battalions_repeated(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
