// A cell that names several units: "3e Ligne, 61e Ligne" beside one strength.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <vector>

namespace estafette::readers {

/// The units that a row names: one, or those of a list, with the row's figures shared among them, and marked. A list
/// with a commander stays one: nobody knows which of them he led.
[[nodiscard]] std::vector<Parts> units_in_cell(Parts row, const PhraseBook& words);

}  // namespace estafette::readers
