// Turns the game's rows into commands and troops: the ranks say who is under whom, the class says what each is.
#pragma once

#include "converter/readers/sow/rows.hpp"
#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// The rows as a tree of lines, ready for assemble() (text/assembly.hpp), which takes over the texts of the file. Rows
/// that do not fit are in its looks.
[[nodiscard]] TextOutline tree_of(SowFile& file, const SowWords& sow, const PhraseBook& words);

}  // namespace estafette::readers
