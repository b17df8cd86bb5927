// Where a command's name begins in a sentence: "2nd", "light", "Russian", "Kern's" belong to the word behind them.
#pragma once

#include "converter/readers/words/tokens.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace estafette::readers {

/// The word of one command that begins at a token, as "brigade" does; of several ones, as "brigades", none does, but
/// "бригады полковника Петрова" is of one, and "General de Brigade" is a rank.
[[nodiscard]] std::optional<PhraseFound> command_word(const Tokens& tokens, std::size_t at, const PhraseBook& words);

/// The token at which the name begins of which `word` is the word of command, not before `from`: "2nd" of "stood the
/// 2nd Light Division", "Adrian" of "then Adrian Dale's brigade". `tokens` are those of `text`.
[[nodiscard]] std::size_t first_of_command(std::string_view text, const Tokens& tokens, std::size_t from,
                                           std::size_t word, const PhraseBook& words);

/// "brigades", "колоннами" as "brigade", "колонна": one of several commands; the word itself if none is known.
[[nodiscard]] std::string one_command(std::string_view several, const PhraseBook& words);

}  // namespace estafette::readers
