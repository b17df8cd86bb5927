// Marks of footnotes that a print numbers from the first to the last of a page: in round brackets, "Baron Kern (6)",
// "Adjutant Roe (7)", "2nd Line - Maj. Moe (8) 2,096", or at the end of a word, "Third Division6", "Gen. Kern7".
#pragma once

#include <string>

namespace estafette::readers {

/// The text without them, and in `note` which were left out, if there are at least five in brackets, or three at the
/// ends of different words, none of them begins a line, and each counts one more than that before it: no battalions and
/// no losses do. Three in brackets are enough if they count from 1 and one is beside another bracket, "(2 bns)(1)";
/// and fewer where as many notes stand at the end, "2 Succeeded by Colonel Roe.": those begin with "Note:" then.
[[nodiscard]] std::string without_numbered_marks(std::string text, std::string& note);

}  // namespace estafette::readers
