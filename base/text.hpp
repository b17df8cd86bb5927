// Turns the encodings that umpires' files come in into the UTF-8 that we work in, and back; and the few other things
// that need to know letters: folding, slugs, width on a terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace estafette {

/// The text of a file as UTF-8: UTF-8 with or without byte order mark, UTF-16 with one (Excel's "Unicode text"),
/// otherwise Windows-1252 (docs/formats/game-text.md, "Tables"; docs/formats/dumps.md, "How it is read"). Of a file in
/// UTF-8 only the letters that are not UTF-8 are taken for Windows-1252; odd_lines() says on which lines. Letters that
/// take no room (soft hyphens, zero-width blanks, marks of direction), as web pages have them, are left out. Nothing if
/// the bytes are in none of these, or contain zeros.
[[nodiscard]] std::optional<std::string> decode(std::string_view bytes);

/// The lines, from 1, of a file in UTF-8 on which there are letters in Windows-1252, as two programs leave them;
/// usually none.
[[nodiscard]] std::vector<int> odd_lines(std::string_view bytes);

/// UTF-8 as the single bytes that the game reads: ASCII and U+00A0..U+00FF, which Windows-1252 and ISO-8859-1 share
/// (docs/formats/game-text.md, "Tables"). Other letters lose their accents, typographic marks become plain ones, the
/// rest "?".
[[nodiscard]] std::string encode_for_game(std::string_view utf8);

/// For comparing names: letter case, accents and outer blanks do not count. "Württemberg " and "wurttemberg" are one.
[[nodiscard]] std::string fold(std::string_view utf8);

/// ASCII letters, digits and single hyphens: "4/1st Foot Artillery" becomes "4-1st-foot-artillery".
/// Empty if the text holds neither letter nor digit.
[[nodiscard]] std::string slug(std::string_view utf8);

/// As trim(), of a text that may have something to trim.
[[nodiscard]] std::string_view without_outer_blanks(std::string_view text);

/// The text without blanks, tabs and line ends before and after it. It stands here since it is asked of every cell of a
/// table, and most have nothing to trim.
[[nodiscard]] inline std::string_view trim(std::string_view text) {
  const auto stays = [](char c) { return static_cast<unsigned char>(c) > ' '; };
  return text.empty() || (stays(text.front()) && stays(text.back())) ? text : without_outer_blanks(text);
}

/// Puts `to` for every `from`, from left to right; what was put in is not looked at again. `from` is not empty.
void replace_all(std::string& text, std::string_view from, std::string_view to);

/// Cut at every `separator`, each part trimmed; an empty text has no parts.
[[nodiscard]] std::vector<std::string> split(std::string_view text, char separator);

/// The first `letters` letters of the text at most, never cut inside a letter.
[[nodiscard]] std::string shorten(std::string_view utf8, std::size_t letters);

/// The text with a blank for every hidden letter (base/hidden.hpp), line end and tab: safe for a terminal.
[[nodiscard]] std::string one_line(std::string_view text);

/// The text with its line ends and tabs, but a blank for every hidden letter.
[[nodiscard]] std::string plain_lines(std::string_view text);

/// How many columns the text takes on a terminal.
[[nodiscard]] std::size_t width(std::string_view utf8);

/// The whole of `text` as a whole number, or nothing: no blanks, no marks, no trailing letters.
[[nodiscard]] std::optional<int> whole_number(std::string_view text);

/// The whole of `text` as a decimal number with "." as its mark, or nothing; never infinite, never "nan".
[[nodiscard]] std::optional<double> decimal_number(std::string_view text);

}  // namespace estafette
