// Where a command stood, told beside its name or its leader: "1st Division, Roe, near Mora", "2nd Corps. Dale. Head
// quarters, Toro:", "4e corps (quartier général à Alba), général Kern". No place leads a command.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd Corps. Dale. Head quarters, Toro:" as "2nd Corps. Dale [Note: Head quarters, Toro]:", and "1st Division,
/// headquarters at Alba. General Roe" as "1st Division [Note: headquarters at Alba]: General Roe".
[[nodiscard]] std::string with_post_of_command_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
