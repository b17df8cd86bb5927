// From the game's rows to commands and troops: who stands under whom by the ranks, what each class is.
#pragma once

#include "converter/readers/sow/rows.hpp"
#include "converter/readers/text/outline.hpp"
#include "converter/readers/text/words.hpp"

namespace estafette::readers {

/// The rows as a tree of lines, ready for assemble() (text_assembly.hpp); what does not fit stands in its looks.
[[nodiscard]] TextOutline tree_of(const SowFile& file, const SowWords& sow, const PhraseBook& words);

}  // namespace estafette::readers
