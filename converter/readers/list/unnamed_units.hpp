// Figures without a name before them that are a unit all the same: "2 bns, 39th Line", "1 Jägerbataillon".
#pragma once

#include "converter/readers/parts/parts.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>

namespace estafette::readers {

/// `parts` of a line, whose name is empty, as those of a unit: its name comes after its figures, "2 bns, 39th Line", or
/// the word for its battalions tells of what sort they were, "1 Jägerbataillon", "3 chasseur battalions". Nothing for
/// figures of the command or unit above: "12 bataillons", "2 battalions of infantry".
[[nodiscard]] std::optional<Parts> unnamed_unit(const Parts& parts, const Tokens& tokens, const PhraseBook& words);

/// "1 Marschbataillon", "2 jagarbataljoner": the word for what is counted tells of a sort that nobody knows.
[[nodiscard]] bool counts_unknown_sort(const Tokens& tokens, const PhraseBook& words);

}  // namespace estafette::readers
