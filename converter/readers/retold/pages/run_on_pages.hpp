// Printed organizations that a copy made one paragraph of:
//   First Brigade. Brig. Gen. Moe. 104th Ill., Lieut. Col. Roe. 42d Ind., Lt. Col. Dale. Second Brigade. Colonel Lake.
// and tables of a wiki whose marks were left: ROWSPAN=3 Division Kern
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with kNextLine before each command, regiment of a state and commander in a paragraph that is made up of
/// them, and instead of the marks that a table left. Other texts as they are.
[[nodiscard]] std::string with_pieces_apart(const std::string& utf8, const PhraseBook& words);

}  // namespace estafette::readers
