// A sort of troops told once for several who own regiments of it: "cuirassiers de Toro et de Moll".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "cuirassiers de Toro et de Moll, 10 escadrons" as "cuirassiers de Toro; cuirassiers de Moll (10 escadrons total)",
/// "dragons de Toro (5 escadrons), de Moll" with the sort before each.
[[nodiscard]] std::string with_sort_for_each_owner(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
