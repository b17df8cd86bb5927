// Batteries that a list names once: "Trois batteries de 4, une de mitrailleuses et une de montagne".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Deux batteries de 12 et une de 4" as "Deux batteries de 12, une batteries de 4": the word is repeated before each
/// sort that is counted.
[[nodiscard]] std::string with_batteries_named_again(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
