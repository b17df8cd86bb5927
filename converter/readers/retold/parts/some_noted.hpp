// What became of some of a regiment's battalions, told beside their number: "(3 bataillons, dont un détaché à Toro)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "24e de ligne (3 bataillons, dont un à Toro)" as "24e de ligne (3 bataillons) [Note: dont un à Toro]", and so
/// "(1 Bat., das 2. in Dresden)".
[[nodiscard]] std::string with_some_of_parts_noted(std::string_view line, const PhraseBook& words);

/// "5e, 11e et 23e de ligne (3e et 4e bat.)" as "5e, 11e et 23e de ligne (2 bat each) [Note: 3e et 4e bat]".
[[nodiscard]] std::string with_numbered_parts_of_each(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
