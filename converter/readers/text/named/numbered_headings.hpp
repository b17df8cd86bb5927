// Headings in capitals that go on with each other's numbers: "6. IMPERIAL GUARD", "7. TROOPS WHICH CAME IN JUNE".
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// Makes commands of lines in capitals with the next number behind that of a command: each is as high as the one
/// before it, which is marked as a guess. A line that ends with figures is left as it is.
void find_numbered_headings(std::vector<TextNode>& rows, const PhraseBook& words);

}  // namespace estafette::readers
