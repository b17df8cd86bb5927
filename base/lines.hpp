// A text cut into its lines, whatever ends them: a line feed, a carriage return, or both.
#pragma once

#include <string_view>
#include <vector>

namespace estafette {

/// The next line of `left` with what ends it; it is taken away from `left`. Empty if nothing is left.
[[nodiscard]] std::string_view take_line_with_end(std::string_view& left);

/// The next line of `left` without what ends it; both are taken away from `left`. Empty if nothing is left.
[[nodiscard]] std::string_view take_line(std::string_view& left);

/// The lines of a text as a person counts them, without what ends them: "a\r\nb" has two, "a\n" has two as well, and
/// the second is empty.
[[nodiscard]] std::vector<std::string_view> all_lines(std::string_view text);

}  // namespace estafette
