// What a reader guessed about a unit or a command, as its note says: "in 1st Wing; guessed: strength from 2
// battalions".
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>
#include <string_view>

namespace estafette::review {

/// What stands behind "guessed: " in a note; empty if nothing was guessed.
[[nodiscard]] std::string_view guesses_in(std::string_view note);

/// Of these guesses, those of strength; all of them if none is.
[[nodiscard]] std::string guesses_of_strength(const std::string& guesses);

/// The rest of the note.
[[nodiscard]] std::string without_guesses(std::string_view note);

/// True if the file does not state its men: they are an average, or a share of a figure for several.
[[nodiscard]] bool strength_guessed(const Unit& unit);

/// True for a guess that changes its strength or its kind: one to look at. Most others are of quality.
[[nodiscard]] bool guess_matters(const Unit& unit);

}  // namespace estafette::review
