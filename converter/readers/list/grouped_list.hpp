// Units behind a command in groups, each with a word of its own for what they are:
//   Odessa, Tarnopol, Simbirsk IRs; 49th & 50th Jägers · Narva & Smolensk; New Ingermanland & Kexholm; 6th, 41st Jägers
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The units of at least two groups, parted by semicolons, or by commas behind a word for several units. Two names
/// joined by "&" without a word are regiments, marked as a guess, if another group says what it is. None if any group
/// can be anything else.
[[nodiscard]] std::vector<Parts> troops_in_groups(std::string_view text, const PhraseBook& words);

/// "9th, 12th Jäger, Narva Grenadier Regiments": the word for several is that of all groups, and the last has one
/// regiment, unless a group before it has such a word of its own.
void tell_last_by_itself(std::vector<Parts>& troops, const PhraseBook& words);

}  // namespace estafette::readers
