// Who leads, told by a label or in a sentence: Brigadier: Kern · CO: Kern · La 1re division est commandée par le
// général X
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Brigadier: Von der Till:" as "Brigadier Von der Till": the rank of somebody who leads brigades, and no name of a
/// command. "CO: Kern" as "Commander: Kern"; "(1.) General Kern" without its number; "Second Brigade: (Irish Brigade)"
/// with a note: the title of a command leads nobody.
[[nodiscard]] std::string with_leader_labelled(std::string_view line, const PhraseBook& words);

/// "General of Division Kern commanded the artillery." as a note: he leads no division there.
[[nodiscard]] std::string with_chief_of_arm_noted(std::string_view line, const PhraseBook& words);

/// "33rd Ohio: 2Lt Adam Roe", "1st Lieut. Dale" with "Second Lt", "First Lieut.": the figure is of his rank, and begins
/// no unit. Not before troops, as in "2nd Lt. Infantry".
[[nodiscard]] std::string with_lieutenants_spelt(std::string_view line, const PhraseBook& words);

/// "Kern's Brigade - General Kern (k), Colonel Roe" with a colon for the dash: he led, and the other after him.
[[nodiscard]] std::string with_successors_behind_colon(std::string_view line, const PhraseBook& words);

/// "Left Wing: Marshal Kern - VI Corps" as "VI Corps: Marshal Kern [Left Wing]": behind a wing's commander stands the
/// numbered command that it was.
[[nodiscard]] std::string with_command_of_wing(std::string_view line, const PhraseBook& words);

/// "Der General der Kavallerie von Kern", "Le général Kern" without the article, "2. General Kern", "b) Le général
/// Kern" without the mark of their entry: a person, and neither horse nor a command.
[[nodiscard]] std::string with_rank_first(std::string_view line, const PhraseBook& words);

/// "Roe (Moll-Dragoner, Dale-Husaren)" as "Brigade Roe: Moll-Dragoner, Dale-Husaren": a person, and his troops in
/// brackets, of which each has a name.
[[nodiscard]] std::string with_troops_behind_person(std::string_view line, const PhraseBook& words);

/// "Davout, III Corps", "Kern, 1st Division" as "III Corps: Davout", where two lines of a text are written so, or the
/// person is known.
void put_commands_before_leaders(std::vector<TextLine>& lines, const PhraseBook& words);

/// "La 1re division est commandée par le général Kern" below "1re division" as "général Kern": the command that was
/// just named, and no other one.
void tell_leaders_of_commands(std::vector<TextLine>& lines, const PhraseBook& words);

/// "20th Division: General Kern; chief of staff: Colonel Roe" as "20th Division: General Kern [Note: chief of staff:
/// Colonel Roe]", "1st Division General Kern Aide-de-camp: Roe" in the same way: who serves with a leader does not
/// lead.
[[nodiscard]] std::string with_staff_behind_leader(std::string_view line, const PhraseBook& words);

/// "3rd Division under John Kern (6,000)" as "3rd Division: John Kern (6,000)": a leader without his rank.
[[nodiscard]] std::string with_leader_under_whom(std::string_view line, const PhraseBook& words);

/// "French, IV Corps" as "French: IV Corps": a command and its nation.
[[nodiscard]] std::string with_nation_before_command(std::string_view line, const PhraseBook& words);

/// "Colonel Kern: 2nd Brigade: 9th Ohio, 4th Iowa" as "2nd Brigade (Colonel Kern): 9th Ohio, 4th Iowa".
[[nodiscard]] std::string with_command_before_leader(std::string_view line, const PhraseBook& words);

/// "KERN, gén. de brig., commandant l'artillerie" as "Note: KERN, ...": a post on the staff, and no command of troops.
[[nodiscard]] std::string with_post_on_staff_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
