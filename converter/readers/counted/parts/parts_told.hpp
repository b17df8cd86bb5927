// What is only a part of a regiment, or one of several, told before its name or without it: "Detachment of the 25th
// Line", "5 compagnies à cheval", "1 6-Pf. Batt., 2 12-Pf.", "5 Btty".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Detachment of the 25th Line, 240 men" as "25th Line, 240 men (Detachment)": a part of a regiment, and no command
/// above it.
[[nodiscard]] std::string with_detachment_behind(std::string_view line, const PhraseBook& words);

/// "5 compagnies à cheval" as "5 batteries horse artillery": companies of the guns, which have no other name.
[[nodiscard]] std::string with_companies_of_guns(std::string_view line, const PhraseBook& words);

/// "1 6-Pf. Batt., 2 12-Pf." as "1 6-Pf. Batt., 2 12-Pf. Batt.": what is counted is named once.
[[nodiscard]] std::string with_battery_for_each(std::string_view line, const PhraseBook& words);

/// "12pf. Bttr. 3, 5; 6pf. 11" as "12pf. Bttr. 3, 5; 6pf. Bttr. 11": behind the next calibre stand numbers of
/// batteries too, and no guns.
[[nodiscard]] std::string with_batteries_of_each_calibre(std::string_view line, const PhraseBook& words);

/// "4 4èmes bataillons" as "4èmes bataillons (4 bataillons)": so many, each the fourth of its regiment.
[[nodiscard]] std::string with_ordinals_behind_count(std::string_view line, const PhraseBook& words);

/// "5 Btty" as "Btty No. 5": the word is for one, so that the figure is its number.
[[nodiscard]] std::string with_number_of_battery(std::string_view line, const PhraseBook& words);

/// "russ. Batterien 7 u. 21 (je 12)" as "russ. Batterien No. 7 u. 21 (je 12)": numbers of several, by a word for
/// batteries alone.
[[nodiscard]] std::string with_numbers_of_batteries(std::string_view line, const PhraseBook& words);

/// "*Guards (4th batt.); Toro (two batts.)" as "*4th batt. Guards; Toro (two batts.)": which battalion it is, in a list
/// that counts those of others.
[[nodiscard]] std::string with_battalion_before(std::string_view line, const PhraseBook& words);

/// "17th Missouri Infantry, Company A detached" as "17th Missouri Infantry [Company A detached]": the regiment, and
/// what was not with it.
[[nodiscard]] std::string with_company_away(std::string_view line, const PhraseBook& words);

/// "24th Line - 2 coys Jäger" as "24th Line; 2 coys Jäger": companies of another sort of troops are not the regiment's.
[[nodiscard]] std::string with_other_companies_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
