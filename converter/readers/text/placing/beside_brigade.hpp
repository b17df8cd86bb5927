// What stands beside the last brigade of a division, though its line is further in: batteries below a brigade whose
// troops are told on its own line, and guns with a heading of their own below headings of Markdown.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// "1) 1st Brigade: 9th Line, 10th Line", and "Artillery" or a battery below it that begins no further in and has no
/// number: the number alone put it lower.
[[nodiscard]] bool stands_beside_told(const TextNode& command, const TextNode& row);

/// "Divisional artillery:" among the lines below "#### 2nd Brigade" with its troops, of which none have such a heading:
/// of the division above it.
[[nodiscard]] bool is_artillery_below_headings(const TextNode& brigade, const TextNode& above, const TextNode& row,
                                               const TextOutline& all);

}  // namespace estafette::readers
