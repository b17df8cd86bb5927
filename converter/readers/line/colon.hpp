// The mark between a command and what is told of it: a colon, or a dash that stands for one.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace estafette::readers {

/// The token of the first colon outside brackets, or of the dash in "AUSTRIANS - Archduke John" and "Severoli - 1st
/// Line (2), 2nd Line (2)".
[[nodiscard]] std::optional<std::size_t> colon_in(std::string_view text, const Tokens& tokens, const PhraseBook& words);

/// The byte of the first colon outside brackets; npos if there is none.
[[nodiscard]] std::size_t plain_colon(std::string_view text);

/// True if a person stands before that token, and units behind it: "Seras: 106e Ligne (3), 79e Ligne (4)", "Gérard: 8th
/// Chasseurs 450".
[[nodiscard]] bool leads_troops(std::string_view text, const Tokens& tokens, std::size_t mark, const PhraseBook& words);

}  // namespace estafette::readers
