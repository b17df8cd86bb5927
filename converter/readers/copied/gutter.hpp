// Two columns of text side by side, as in a book: "FRENCH    BRITISH" above two orders of battle. The left one is read
// first, then the right one; a table whose columns hold figures is left as it is.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The byte at which the right column begins in most lines, or nothing if the text has only one.
[[nodiscard]] std::optional<std::size_t> gutter_of(const std::vector<std::string_view>& lines, const PhraseBook& words);

}  // namespace estafette::readers
