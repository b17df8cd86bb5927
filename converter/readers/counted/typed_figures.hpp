// Figures as old typewriters and copied pages have them: "lst", "l/,2/6lst Line (4l/8l7)" with the letter l for 1, and
// "Total8,453" without its blank.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with ones for such letters, if it has any "l8" or "8l" at all: only then was it typed in that way; and in
/// ordinals of a scanned page, "I7th" and "llth", and in "l/Reina" and "(l)" beside "(2)", in any case.
[[nodiscard]] std::string with_ones(std::string_view utf8);

/// True if the text groups its thousands by commas, "12,345", so that no blank does.
[[nodiscard]] bool groups_by_commas(std::string_view utf8);

/// A line of such a text with a second blank between two figures, so that they are not read as one: "Train 583 625
/// horses".
[[nodiscard]] std::string with_figures_parted(std::string_view line);

/// A line with a blank between a word or a bracket and the strength that was glued to it at the line's end.
[[nodiscard]] std::string with_figure_apart(std::string_view line);

/// "DR 4 620", "Foot 79 585" with a second blank behind the number of the unit, so that it is not joined to the
/// strength.
[[nodiscard]] std::string with_number_parted(std::string_view line, const PhraseBook& words);

/// "6,9pdr" as "6 x 9pdr": guns and what they fire, with a comma between them.
[[nodiscard]] std::string with_guns_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
