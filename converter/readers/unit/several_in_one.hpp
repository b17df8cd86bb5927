// Whether what was taken for the name of one unit names several: by figures, numbers, kinds or marks in it.
#pragma once

#include "converter/readers/unit/doubts.hpp"

#include <cstddef>

namespace estafette::readers {

/// "IR Alba (2) 1340, IR Pavia", "38th IN 446 + 2nd OH", "69e ligne, 85e ligne": true if another unit may be in the
/// name.
[[nodiscard]] bool names_several_units(const ToldUnit& told, const PhraseBook& words);

/// "5de, 7de en 8ste bataljon militie": how many numbers stand before the word for what they are.
[[nodiscard]] std::size_t numbers_before_name(const Tokens& name, const PhraseBook& words);

}  // namespace estafette::readers
