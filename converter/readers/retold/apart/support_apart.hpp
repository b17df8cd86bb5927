// Engineers behind other troops on one line: "Rifle battalion, company of sappers".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Rifle battalion, company of sappers" as "Rifle battalion; company of sappers", "1 Jägerbataillon, 1
/// Pionierkompanie" as "1 Jägerbataillon; 1 Pionierkompanie": the foot or horse before the comma is none of the
/// engineers' behind it.
[[nodiscard]] std::string with_support_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
