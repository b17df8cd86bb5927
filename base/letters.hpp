// What sort of sign a byte of UTF-8 is: digit, capital, letter. They say the same in every language and on every
// machine, as those of <cctype> do not.
#pragma once

#include <cstddef>
#include <string_view>

namespace estafette {

[[nodiscard]] constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// True if there is a digit in it.
[[nodiscard]] constexpr bool has_digit(std::string_view text) {
  for (const char c : text)
    if (is_digit(c)) return true;
  return false;
}

/// A to Z.
[[nodiscard]] constexpr bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

/// a to z.
[[nodiscard]] constexpr bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}

/// A to Z and a to z.
[[nodiscard]] constexpr bool is_letter(char c) {
  return is_capital(c) || is_small(c);
}

/// A letter, or a byte of any sign beyond ASCII, most of which are letters: "é".
[[nodiscard]] constexpr bool is_any_letter(char c) {
  return is_letter(c) || (c & 0x80) != 0;
}

/// "Ney", "Étienne", "Łubieński", "Рогов": the text begins with a capital of any alphabet.
[[nodiscard]] bool begins_capital(std::string_view utf8);

/// A capital of any alphabet stands at that byte; false beyond the end of the text.
[[nodiscard]] inline bool capital_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return false;
  return (text[at] & 0x80) != 0 ? begins_capital(text.substr(at)) : is_capital(text[at]);
}

/// "brigade of the", "étaient", "полка": the text begins with a small letter of any alphabet.
[[nodiscard]] bool begins_small(std::string_view utf8);

}  // namespace estafette
