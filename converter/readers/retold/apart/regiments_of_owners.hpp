// Regiments that are told by their owners together: "Kern's and Roe's regiments".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Kern's and Roe's regiments of Ohio volunteers" as "Kern's regiment of Ohio volunteers; Roe's regiment of Ohio
/// volunteers"; at commas if others stand in the list.
[[nodiscard]] std::string with_sort_behind_owners(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
