// Half a battalion, squadron or company, as a phrase of the data: "half a battalion", "demi-escadron".
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// Takes "half a battalion" or "1 demi-bataillon" at a token, and moves it behind; false for all else, such as "2
/// demi-bataillons", or if the facts have a half.
[[nodiscard]] bool take_half(const Range& range, std::size_t& at, Facts& facts);

}  // namespace estafette::readers
