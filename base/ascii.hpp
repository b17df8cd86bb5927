// How far a text is plain, asked eight letters at a time: most files are, almost to their end, and these questions are
// asked of every letter of them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace estafette {

/// How many bytes come before the first that is not ASCII.
[[nodiscard]] std::size_t ascii_length(std::string_view text);

/// True if there is nothing but ASCII.
[[nodiscard]] inline bool all_ascii(std::string_view text) {
  return ascii_length(text) == text.size();
}

/// True if there is a control character: a tab or a line end too.
[[nodiscard]] bool has_control(std::string_view text);

/// An ASCII letter without its case; any other byte as it is.
[[nodiscard]] constexpr char ascii_small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// The same of a whole text.
[[nodiscard]] std::string ascii_small(std::string_view text);

/// Where the first line ends: the place of its line feed or carriage return; the text's end if it has neither.
[[nodiscard]] std::size_t line_end(std::string_view text);

}  // namespace estafette
