// Letters that take no room and that nobody meant to write: what web pages break words with, and marks of direction.
#pragma once

#include <optional>
#include <string>

namespace estafette {

/// The text without soft hyphens, zero-width blanks, word joiners, byte order marks and marks of direction (U+00AD,
/// U+061C, U+200B, U+200E, U+200F, U+2060, U+FEFF). Nothing if there is no text.
[[nodiscard]] std::optional<std::string> without_invisible(std::optional<std::string> text);

/// True for these letters.
[[nodiscard]] bool is_invisible(char32_t letter);

}  // namespace estafette
