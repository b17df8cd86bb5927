// Takes off what surrounds the words of a line on a web page, in a wiki or in a forum: tags, links, marks of footnotes,
// [edit], quoting signs, letters set apart. What is left is the line as a person reads it.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "=== [[I Corps]] === [edit]" is "### I Corps". Brackets of nothing but furniture are left out; others stay.
[[nodiscard]] std::string without_markup(std::string_view line, const PhraseBook& words);

/// What is struck out in a line, "~~24th Line~~", "[s]24th Line[/s]", "<del>...</del>", taken out of it; empty if
/// nothing is.
[[nodiscard]] std::string take_struck_out(std::string& line);

/// "8th Line 1200¹" without the raised figures of its footnotes. "4²/3" and a line that begins with one stay as they
/// are.
[[nodiscard]] std::string without_raised_figures(std::string_view line);

/// "¹ Detached to Mainz": a footnote.
[[nodiscard]] bool begins_with_raised_figure(std::string_view line);

/// "V I   C O R P S" is "VI CORPS"; any other line is the same.
[[nodiscard]] std::string letters_joined(std::string_view line);

}  // namespace estafette::readers
