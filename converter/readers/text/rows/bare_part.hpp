// Lines that tell of a part of a unit and do not say of which: "1st battalion (500)".
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// "1st battalion (500)", "1st and 2nd battalions (900)", "II. Musketierbataillon": numbers and a word for parts of a
/// unit, without a name.
[[nodiscard]] bool is_bare_part(const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers
