// Regiments of several sorts that "and" joins: "Alba and Toro Dragoons and Roe Hussars".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba and Toro Dragoons and Roe Hussars" with a comma for the "and" behind a sort of troops, if another joint stands
/// before it and another sort behind it. A word for regiments that ends the list is that of each sort: "Рижский и
/// Минский пехотные и 10-й егерский полки".
[[nodiscard]] std::string with_groups_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
