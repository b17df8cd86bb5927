// Finds the commander in a command's name where nothing but a comma, a dash or a possessive sets him apart:
//   III Corps, Souham, GdD Joseph · 27th Division, Dombrowski · 1st Division - Durando · Sir Lowry Cole's 4th Division
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <cstddef>
#include <optional>

namespace estafette::readers {

/// Moves the commander out of `parts.name`. A name without rank or title is marked as a guess. `named_elsewhere`: he is
/// named behind a colon, so that a possessive is just the command's name.
void find_commander(Parts& parts, const PhraseBook& words, bool named_elsewhere = false);

/// "8th Division (Souham)": unknown words after the name, without a figure, are taken for the commander, as a guess;
/// known ones go to the note.
void take_from_brackets(Parts& parts, const PhraseBook& words);

/// "General Seras, 14 units, rating 8": the comma behind the commander whose rank is at token `at`, where nothing but
/// what other rules know follows; none if `facts`, read from all of it, tell of men.
[[nodiscard]] std::optional<std::size_t> end_of_rated_commander(const Tokens& tokens, std::size_t at,
                                                                const Facts& facts, const PhraseBook& words);

/// True if the tokens from that place on are at most six words with capitals, and particles, none of which says
/// anything else: "Baraguey d'Hilliers". `text`: the line that they are of.
[[nodiscard]] bool may_be_person(const Tokens& tokens, std::size_t from, std::string_view text,
                                 const PhraseBook& words);

}  // namespace estafette::readers
