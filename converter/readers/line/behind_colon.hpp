// What stands behind the colon of a command and is no list of troops: its commander, its figures, or both.
#pragma once

#include "converter/readers/line/item.hpp"

#include <string_view>

namespace estafette::readers {

/// Gives the command what `right` says of it. What names troops that cannot be told apart goes to Item::unread, what is
/// neither a person nor a figure to the note. Nothing is done if `right` is empty.
void read_behind_colon(Item& item, std::string_view right, const PhraseBook& words);

/// "3rd Division: Stone 12 bns 5,900": the one regiment that was read behind the colon of a division, an army or a
/// corps is its commander, as a guess, if nothing but a name and figures is told of it.
void take_lone_leader(Item& item, const PhraseBook& words);

/// Parts the name of a unit at its colon: "22nd Line: Fririon" has a commander, "bataillon réuni : 13e de ligne" says
/// first what it is, "Guard Horse : Battery" and "Foot Battery : 1st" are one name.
void part_name_at_colon(Item& item, const PhraseBook& words);

/// "BG Roe (w), Col. Kern - 1,829 men" as "BG Roe (w) - 1,829 men": he led when the battle began; who came after him
/// goes to the note.
[[nodiscard]] std::string without_successors(std::string_view text, std::string& note, const PhraseBook& words);

/// "Voluntarios de Madrid, Navas, Bailén" behind "Vanguard (Arellano):", "brigate Aosta e Regina, Nizza Cavalleria",
/// "Roe II, Kern III, Aue II" behind "Cossacks:": more than one entry, none with a rank, that are no commander.
[[nodiscard]] bool lists_nobody(const Tokens& tokens, std::string_view name, const PhraseBook& words);

/// "COSSACKS: General of Cavalry Roe", "Alba Militia: General Kern": a general, and nothing else, behind irregulars
/// without a number leads all that stand below. `right`: what is behind the colon, which begins with a rank.
[[nodiscard]] bool heads_irregulars(const Tokens& named, std::string_view right, const PhraseBook& words);

/// Their command, which is no army of its own, though Cossacks are a people.
[[nodiscard]] Item of_irregulars(Item command);

}  // namespace estafette::readers
