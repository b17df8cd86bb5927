// Lines with nothing but numbers among the regiments of a command: "4th, 23rd, 28th".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// "29th" and "2.º de Loja" on lines of their own among the numbered units of a brigade, and "4th, 23rd, 28th" below a
/// brigade or division, are regiments, marked as guessed; "4th, 23rd, 28th, 1 gun" has a battery too. None: the row is
/// something else.
[[nodiscard]] std::vector<TextNode> made_regiments(const TextNode& above, const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers
