// "24th Division (Saxony)" beside "25th Division (Kern)": a bracket may tell whose troops they are, or who leads them.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Asks about each command with a country in brackets, whose neighbours of the same level have their commanders there.
[[nodiscard]] std::vector<Problem> doubts_of_countries_in_brackets(const TextOutline& outline, const PhraseBook& words);

}  // namespace estafette::readers
