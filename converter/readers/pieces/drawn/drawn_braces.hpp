// Braces that are drawn with the signs of frames, before the lines of a text are parted: there the same signs draw
// trees and bullets.
//   22nd Line (2 bns) ┐                              ┌ 22nd Line (2 bns)
//   23rd Line (3 bns) ├ 2,500 men      General Kern ┤
//   24th Line (2 bns) ┘                              └ 23rd Line (3 bns)
#pragma once

#include <string>
#include <string_view>

namespace estafette::readers {

/// The text with the parts of a tall brace for each sign at the right of a list, and with the name before a brace at
/// its left on a line above the rows beside it, which keep their place. Frames round a text and trees stay as they are.
[[nodiscard]] std::string with_plain_braces(std::string_view utf8);

}  // namespace estafette::readers
