// Men that are told for each of several units, or of the parts of one.
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// "2 bns each, 600 men each": either; "600 per bn": those of a part; "(2 bns each) 1,200 men": untold, for they are of
/// all. Looks from token `from` on.
[[nodiscard]] MenOfEach men_of_each(const Range& facts, std::size_t from);

}  // namespace estafette::readers
