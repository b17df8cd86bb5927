// Finds letters that nobody can see or type, and that no name may hold: they hide what a name says, or end it early.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette {

/// True for control characters other than tab and line ends; for what ends a line or turns the direction of writing
/// round (U+2028 to U+202E, U+2066 to U+206F); for tags and notes between letters (U+FFF9 to U+FFFB, U+E0000 to
/// U+E007F); and for numbers that Unicode gives to no letter (U+FFFF and the like).
[[nodiscard]] bool is_hidden(char32_t letter);

/// The place of the first hidden letter in UTF-8, in bytes.
[[nodiscard]] std::optional<std::size_t> find_hidden(std::string_view utf8, std::size_t from = 0);

/// The text with a blank for every hidden letter.
[[nodiscard]] std::string without_hidden(std::string_view utf8);

/// Throws Refusal if there is a hidden letter in the text of a file: one problem for each line that has one.
void refuse_hidden(std::string_view utf8, const std::string& file);

/// The name of a letter: "U+202E".
[[nodiscard]] std::string code_of(char32_t letter);

}  // namespace estafette
