// Figures as old typewriters and copied pages have them: "lst", "l/,2/6lst Line (4l/8l7)" with the letter l for 1, and
// "Total8,453" without its blank.
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with ones for such letters, if it has any "l8" or "8l" at all: only then was it typed in that way.
[[nodiscard]] std::string with_ones(std::string_view utf8);

/// A line with a blank between a word or a bracket and the strength that was glued to it at the line's end.
[[nodiscard]] std::string with_figure_apart(std::string_view line);

}  // namespace estafette::readers
