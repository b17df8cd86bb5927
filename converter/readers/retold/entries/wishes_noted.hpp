// What is told beside an entry and is no troops: what an umpire wishes for the scaling of an entry, in a text that has
// no column for it: "22nd Line 1,800; scale: keep" (docs/scaling.md).
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "22nd Line 1,800; scale: keep" as "22nd Line 1,800 [scale: keep]", and "scale: keep" alone as "Note: scale: keep":
/// a note of that entry, or of the one above. What is no wish is kept for the scaling to ask about, but not
/// "Scale: 1 figure = 20 men".
[[nodiscard]] std::string with_wish_noted(std::string_view line);

/// "Regiment not engaged." as "Note: Regiment not engaged.": a remark on the unit above, and no unit of that name.
[[nodiscard]] std::string with_remark_on_unit_noted(std::string_view line, const PhraseBook& words);

/// "Federal = 412; Confederate = 388; Total = 800" as a note: what each side of a battle had or lost, and its sum.
[[nodiscard]] std::string with_sums_of_sides_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
