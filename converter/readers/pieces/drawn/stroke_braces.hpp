// Braces that are typed with the strokes of a keyboard, before the lines of a text are parted. The backslash tells them
// from tables and from strokes between words.
//   22nd Line (2 bns) \                              / 22nd Line (2 bns)
//   23rd Line (3 bns)  > 2,500 men     Brigade Kern | 23rd Line (3 bns)
//   24th Line (2 bns) /                              \ 24th Line (2 bns)
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with the parts of a tall brace for each stroke at the right of a list, and with the name before a brace at
/// its left on a line above the rows beside it, which keep their place. "Brigadier Kern {40th Foot" above "{41st Foot"
/// also.
[[nodiscard]] std::string with_plain_strokes(std::string_view utf8);

}  // namespace estafette::readers
