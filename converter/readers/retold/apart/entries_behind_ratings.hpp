// Entries of a set of rules that a copy ran together: "9th Ohio, 400 men, MLC, elite 10th Ohio, 350 men, MLC, green".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "9th Ohio, 400 men, elite 10th Ohio, 350 men, green" with a semicolon behind each rating that a new entry follows: a
/// number in order, or whose battery it is.
[[nodiscard]] std::string with_entries_apart_behind_ratings(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
