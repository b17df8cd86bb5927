// Whose command a sentence means that names it by its level alone:
//   General Roe, whose brigade (4th and 9th Line) stood behind   Roe advanced with his division (9th, 12th)
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// The sentence with "brigade of General Roe" for "General Roe, whose brigade", and for "his brigade" behind a person
/// with a rank. As it is where nobody is named.
[[nodiscard]] std::string with_owners_named(std::string_view sentence, const PhraseBook& words);

}  // namespace estafette::readers
