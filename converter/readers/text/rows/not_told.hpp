// Lines that send the reader elsewhere: "Kern's Division: same as above", "wie oben".
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Makes no troops of what only says that they are as those of another, keeps it as a note, and asks for them; the same
/// of troops that are not known, and of those that a line seems to tell of which is only a note.
void find_what_is_not_told(std::vector<TextNode>& rows, const PhraseBook& words, std::vector<Problem>& looks);

}  // namespace estafette::readers
