// Kinds of troops that are counted one by one, with one word for all at the end: "3 hussar, 2 dragoon and 1 uhlan
// regiments".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 hussar, 2 dragoon and 1 uhlan regiments" as "3 hussar regiments, 2 dragoon regiments, 1 uhlan regiments", also
/// behind a colon; likewise battalions, squadrons and companies.
[[nodiscard]] std::string with_word_behind_each_kind(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
