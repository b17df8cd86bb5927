// A battalion and its regiment by two ordinals: "2nd/95th Rifles".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2nd/95th Rifles, 3rd/5th Foot" with plain numbers of battalions before the slashes, "2/95th Rifles, 3/5th Foot".
/// Not "1st/2nd Battalions", "1st/2nd/3rd", "4th/5th Hussars", and no regiments of states, which were joined that way.
[[nodiscard]] std::string with_plain_battalions(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
