// Provinces after which a nation's own regiments are called, which are nations elsewhere: "2nd Hanoverian".
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>

namespace estafette::readers {

/// "77th (2nd Hanoverian) Infantry Regiment", "2. Hannoversches Infanterie-Regiment Nr. 77": below the heading of a
/// nation, the province after which a regiment of its own is called that has a number besides; "15th (Hanoverian)
/// Hussars" of one whose regiments have such titles. `at` is where the word for the province stands, `length` how many
/// tokens it has.
[[nodiscard]] bool titles_regiment(const Tokens& name, std::size_t at, std::size_t length, bool proprietors,
                                   const PhraseBook& words);

}  // namespace estafette::readers
