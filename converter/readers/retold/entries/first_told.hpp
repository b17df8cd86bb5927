// The ways of retelling a line that come before those of each_line.hpp, in a table.
#pragma once

#include "converter/readers/retold/entries/retelling.hpp"

#include <span>

namespace estafette::readers {

/// All rows, in the order of work.
[[nodiscard]] std::span<const Retelling> first_retellings();

}  // namespace estafette::readers
