// Parts of units, and guns, as people shorten them:
//   2nd US Cavalry, Companies E, F, H, and K · 1st N. H. (Bat. H) · 1/92nd 1 company 5/60th · x4 6 pdr · Class C
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd US Cavalry, Companies E, F, H, and K" as "2nd US Cavalry (Companies E F H K)(4 companies)".
[[nodiscard]] std::string with_companies_counted(std::string_view line, const PhraseBook& words);

/// "Bat. H", "Batt'y H" as "Battery H": no battalion has a letter.
[[nodiscard]] std::string with_batteries_spelt(std::string_view line);

/// "Ross 6pdr Horse", "9 lb Foot" as "Ross 6pdr Horse Artillery": a piece before the word makes it a battery.
[[nodiscard]] std::string with_arm_of_piece_spelt(std::string_view line, const PhraseBook& words);

/// "17e et 27e dragons (2 x 3 escadrons)" as "17e et 27e dragons (3 escadrons each)", if there are as many of them.
[[nodiscard]] std::string with_parts_of_each_told(std::string_view line, const PhraseBook& words);

/// "24th Missouri, Co. E" as "24th Missouri, Company E": the letter is no commanding officer.
[[nodiscard]] std::string with_company_spelt(std::string_view line);

/// "1/71st, 1/92nd 1 company 5/60th" with a comma before the company of another regiment.
[[nodiscard]] std::string with_company_apart(std::string_view line, const PhraseBook& words);

/// "x4 6 pdr, x2 12 pd How" as "4 x 6 pdr, 2 x 12 pd How".
[[nodiscard]] std::string with_times_behind(std::string_view line);

/// "Hussars Class C 60 figs" as "Hussars 60 figs [Class C]": a rating of other rules goes to the note.
[[nodiscard]] std::string with_class_behind(std::string_view line);

/// "Grenadiers - Elite 5+, Reliable" as "Grenadiers - Elite, Reliable [5+ on a die]": what a die has to show counts
/// nothing.
[[nodiscard]] std::string with_dice_behind(std::string_view line);

/// "1/2/Fus/ 3rd Regiment" as "1/2/3/ 3rd Regiment", whose fusiliers were its third battalion.
[[nodiscard]] std::string with_fusiliers_numbered(std::string_view line);

/// "1st & 2nd Bns of the Legion" as "the Legion (1st & 2nd Bns)", "3. und 4. Kompanie des Schützenbataillons" with "(2
/// companies)" behind it; those of gunners are batteries.
[[nodiscard]] std::string with_parts_behind_name(std::string_view line, const PhraseBook& words);

/// "Stone's Battery (D), 2d Illinois Light Artillery" with the letter as its battery's: they are one.
[[nodiscard]] std::string with_letter_unbracketed(std::string_view line, const PhraseBook& words);

/// "1st battalion, Coldstream Guards" without the comma: the battalion is theirs.
[[nodiscard]] std::string with_battalion_of_name(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
