// Killed, wounded and missing as reports and tables tell them: they count nobody who was there.
//   7 killed, 34 wounded, total 41 · Killed: 7, Wounded: 34 · K. 7, W. 34 · lost 41 · Losses: 41
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// True if tokens [from, to) tell of losses with their figures, and of nothing else.
[[nodiscard]] bool tells_only_losses(const Tokens& tokens, std::size_t from, std::size_t to, const PhraseBook& words);

/// One past the word that leads such a list, "Losses:" or "lost"; `from` itself if there is none.
[[nodiscard]] std::size_t past_word_for_losses(const Tokens& tokens, std::size_t from, std::size_t to,
                                               const PhraseBook& words);

/// True if the figure at `at` stands in an entry of a note, between semicolons, that tells of losses and of nothing
/// else.
[[nodiscard]] bool in_entry_of_losses(const Tokens& note, std::size_t at, const PhraseBook& words);

}  // namespace estafette::readers
