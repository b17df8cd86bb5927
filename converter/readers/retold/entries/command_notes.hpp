// A note that goes with a command's line, so that neither its troops nor its figures are taken for part of it.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st Division", "near Mora", ": 4,566" as "1st Division - 4,566 men [Note: near Mora]": behind the figures of the
/// command, and before its troops and whatever else is told of it.
[[nodiscard]] std::string with_note_of_command(std::string_view before, std::string_view note, std::string_view behind,
                                               const PhraseBook& words);

}  // namespace estafette::readers
