// An apostrophe where the word for several is meant: "23rd Light Dragoon's".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "23rd Light Dragoon's, 1st Hussar's" as "23rd Light Dragoons, 1st Hussars": a sort of troops behind a number, which
/// ends its entry; guns of somebody are called by his name, and by no number.
[[nodiscard]] std::string with_several_for_owners(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
