// Batteries of gunners that are counted by another word: "4 art cos", "Art.: 4 Batt."
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// Makes batteries of the companies or battalions that the facts of gunners count, and says so as a guess; nothing, and
/// an empty string, if there is one of them, or its guns are those of one battery.
[[nodiscard]] std::string count_as_batteries(Facts& facts);

/// Gives gunners of whom no guns are stated those of a note that says nothing else: "35 guns" in a column for remarks.
void take_guns_noted(Facts& facts, std::string_view note, const PhraseBook& words);

}  // namespace estafette::readers
