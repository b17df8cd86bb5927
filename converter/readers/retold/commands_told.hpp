// Commands that were written like troops, with what they are made up of in brackets:
//   Right Wing Cavalry under Lieutenant-General von Katz (23 sqns) · Brigata Savona (15º e 16º): 5.200 uomini
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Right Wing Cavalry under General von Katz (23 sqns)" as "Right Wing Cavalry: General von Katz (23 sqns)": an arm
/// that a general led is his command, and no regiment of so many squadrons.
[[nodiscard]] std::string with_arm_led(std::string_view line, const PhraseBook& words);

/// "Brigata Granatieri (1º e 2º): 5.200 uomini" as "Brigata Granatieri: 1º e 2º reggimento Granatieri = 5.200 uomini":
/// the numbers in brackets are its regiments, whose kind its name may say.
[[nodiscard]] std::string with_regiments_of_brigade(std::string_view line, const PhraseBook& words);

/// "4th Virginia Infantry, Kern's Brigade, Army of the Potomac" with the commands as a note on a line of its own, if
/// one of them is an army that tells a nation: it had the regiment at another time.
[[nodiscard]] std::vector<TextLine> with_other_commands_noted(const std::vector<TextLine>& lines,
                                                              const PhraseBook& words);

/// "9th Brigade [Col Leonard Kern]" with its commander in round brackets, also before its men or its troops.
[[nodiscard]] std::string with_leader_in_round_brackets(std::string_view line, const PhraseBook& words);

/// "1st Brigade (Advance Guard - General Kern)" as "1st Brigade (General Kern) [Note: Advance Guard]": what a command
/// is to do, and who leads it.
[[nodiscard]] std::string with_duty_apart(std::string_view line, const PhraseBook& words);

/// "Brigade Kern - attached to Ney's command." as "Brigade Kern [Note: attached to Ney's command]": where a command
/// was is no part of its name.
[[nodiscard]] std::string with_posting_noted(std::string_view line, const PhraseBook& words);

/// "Colonel Kern 9 Staff and Field Officers" as "Colonel Kern [Note: 9 Staff and Field Officers]": who is with a
/// leader is no unit.
[[nodiscard]] std::string with_staff_counted_noted(std::string_view line, const PhraseBook& words);

/// "Division: Kern (9,540 including 2 cavalry regiments)" as "Division: Kern (9,540) [Note: including 2 cavalry
/// regiments]": its strength is that of all its troops, and not of these.
[[nodiscard]] std::string with_included_noted(std::string_view line, const PhraseBook& words);

/// "Kern's wing - 4 battalions (2 x Grenadiers, 2 x Guard), 3 x 12-pounders" as "Kern's wing: 2 bns Grenadiers, 2 bns
/// Guard, 3 x 12-pounders": sorts that are counted in brackets are its troops, if they come to what it says they are.
[[nodiscard]] std::string with_sorts_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
