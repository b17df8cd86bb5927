// A command, its leader and his troops with nothing between them: "5th Light Cav Bde KERN 23rd & 24th Chasseurs".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5th Bde KERN 23rd & 24th Chasseurs" as "5th Bde (KERN): 23rd & 24th Chasseurs": a numbered command, a name in
/// capitals, and numbered troops. Any other line as it is.
[[nodiscard]] std::string with_leader_before_troops(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
