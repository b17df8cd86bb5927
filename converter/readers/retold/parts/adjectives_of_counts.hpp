// What is said of the parts that an entry counts: "Three old regiments of cavalry", "2 weak battalions".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Three old regiments of cavalry 1,250" as "Three regiments of cavalry 1,250 [Note: old]": one word or two in small
/// letters, of which nothing is known, between a number and what it counts.
[[nodiscard]] std::string with_adjective_of_counted_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
