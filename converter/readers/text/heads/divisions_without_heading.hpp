// Divisions that lost their heading when a page was cut or copied: only who led them stands above their brigades, or
// nobody does.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Maj. Gen. Roe" behind troops, and below him "First Brigade" once more: he led a division of what follows, and the
/// brigades before him are of another one, if nothing stands above them. "Brig. Gen. Roe" above "First Brigade", in an
/// army that has its leader or a date below its name, led a division too. Both are marked as guesses.
void find_divisions_without_heading(std::vector<TextNode>& rows, const PhraseBook& words);

/// Makes a command of a row that names nobody but its leader, and is called after him.
void lead_by_name(TextNode& row, std::string_view guess, const PhraseBook& words);

}  // namespace estafette::readers
