// Units with others below them: troops themselves, or only the heading of those.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/words/words.hpp"

namespace estafette::readers {

/// A unit with a commander or number, and no battalions or batteries of its own below it, as "26e régiment léger" above
/// "18e régiment de ligne": troops. But "1st Demi-Brigade" is made up of "2/14th Line" and "3/20th Line", and "Kern's
/// Artillery Battalion" of batteries.
[[nodiscard]] bool is_troops_above(const TextNode& unit, const TextOutline& text, const PhraseBook& words);

}  // namespace estafette::readers
