// Batteries on one line, each with its own guns, whatever parts them:
//   4th Foot Battery, 8 guns, 145 men & 1/2nd Horse Artillery: 6 guns, 92 men
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "4th Foot Battery, 8 guns & 9th Horse Battery: 6 guns" as "4th Foot Battery, 8 guns; 9th Horse Battery, 6 guns". A
/// line in which one has no guns, or anything but a battery stands, stays as it is.
[[nodiscard]] std::string with_armed_batteries_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
