// What a sign beside a name means, as the foot or the head of a page says: "† a militia battalion", "* = Landwehr".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>

namespace estafette::readers {

/// Writes the sort that a sign stands for behind each name that has the sign before it or at its end: "†Toro (two
/// batts.)" as "†Toro (militia) (two batts.)", "Alba† 500" as "Alba (militia) 500". Only militia is told so; a line
/// that begins with any sign that the page explains is an entry, and no footnote. The lines stay as many as they were.
[[nodiscard]] std::string with_signs_explained(const std::string& text, const PhraseBook& words);

}  // namespace estafette::readers
