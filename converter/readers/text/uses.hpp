// What became of each line of a text: read, summed, noted, passed over or asked. A line with a figure from which
// nothing was taken is asked, so that nothing is lost without a word.
#pragma once

#include "converter/readers/reading.hpp"
#include "converter/readers/text/outline.hpp"

#include <vector>

namespace estafette::readers {

/// For every line, in order; lines side by side in two columns are one. Adds to the reading's looks the lines with
/// figures that would be lost. REQUIRES the sums and the other looks of `reading`.
[[nodiscard]] std::vector<LineUsed> uses_of(const TextOutline& outline, const std::vector<TextLine>& lines,
                                            Reading& reading);

}  // namespace estafette::readers
