// How high a line's command stands, and whose it is, where the text is not indented.
#pragma once

#include "converter/readers/text/outline.hpp"

namespace estafette::readers {

/// The height of a command in a flat text: that of a division if it does not say.
[[nodiscard]] int height_in_flat(const TextNode& node);

/// True if its name says that it is horse.
[[nodiscard]] bool is_mounted(const TextNode& node, const PhraseBook& words);

/// "Reserve Artillery", "Corps Artillery": after a division it is not the division's.
[[nodiscard]] bool of_the_corps(const TextNode& row, const PhraseBook& words);

}  // namespace estafette::readers
