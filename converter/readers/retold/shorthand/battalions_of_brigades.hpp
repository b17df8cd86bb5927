// Battalions of a regiment that is called a brigade: "2nd/Rifle Brigade".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd/Rifle Brigade" as "2nd bn Rifle Brigade": troops, and no command of that number.
[[nodiscard]] std::string with_battalion_of_brigade(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
