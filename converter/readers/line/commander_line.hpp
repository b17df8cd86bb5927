// A line that names a commander and nothing else: "Marshal Ney", "Commander: vacant", "General Blücher, 98,500 men".
#pragma once

#include "converter/readers/line/item.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// The commander that a line names, with the strength behind the name, if any. Nothing for any other line. `colon`: the
/// token of its first colon.
[[nodiscard]] std::optional<Item> commander_line(std::string_view text, const Tokens& tokens,
                                                 std::optional<std::size_t> colon, const PhraseBook& words);

/// "Kern, GdB Jean-Charles, Baron": his surname, a comma, his rank, and nothing but names behind it.
[[nodiscard]] bool is_surname_first(std::string_view text, const Tokens& tokens, const PhraseBook& words);

/// A person's name without the full stop of its sentence.
[[nodiscard]] std::string person_named(std::string name);

/// The commander without the full stop of his sentence, and without what is told of him in brackets, "Kern (Kern
/// detached at Morven)", which goes to the note; his title, his fate and other names stay: "(Lobau)", "(killed)".
void tidy_commander(Parts& parts, const PhraseBook& words);

/// True if from that token on it says that there is no commander: "vacant", or nothing.
[[nodiscard]] bool names_nobody(const Tokens& tokens, std::size_t at, const PhraseBook& words);

}  // namespace estafette::readers
