// The ways of retelling a line that come after those of each_line.cpp, in a table: counts, lists and leaders, when the
// words of the line are as the readers expect them.
#pragma once

#include "converter/readers/retold/entries/retelling.hpp"

#include <span>

namespace estafette::readers {

/// All rows, in the order of work.
[[nodiscard]] std::span<const Retelling> last_retellings();

}  // namespace estafette::readers
