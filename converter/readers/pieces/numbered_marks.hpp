// Marks of footnotes that a print numbers in round brackets, from the first to the last of a page: "Baron Kern (6)",
// "Adjutant Roe (7)", "2nd Line - Maj. Moe (8) 2,096".
#pragma once

#include <string>

namespace estafette::readers {

/// The text without them, and in `note` which were left out, if there are at least five, none of them begins a line,
/// each stands behind a word, and each counts one more than that before it: no battalions and no losses do.
[[nodiscard]] std::string without_numbered_marks(std::string text, std::string& note);

}  // namespace estafette::readers
