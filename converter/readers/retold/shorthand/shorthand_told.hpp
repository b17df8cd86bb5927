// What forums, clubs and old books put in short, in a table: it is tried before all else (each_line.hpp).
#pragma once

#include "converter/readers/retold/entries/retelling.hpp"

#include <span>

namespace estafette::readers {

/// All rows, in the order of work.
[[nodiscard]] std::span<const Retelling> shorthand_retellings();

}  // namespace estafette::readers
