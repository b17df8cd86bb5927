// Every way in which a single line is put as the readers expect it, in a table: the order of its rows is the order of
// work. Whoever adds one gives an example, which the tests hold the row to.
#pragma once

#include "converter/readers/retold/entries/retelling.hpp"

#include <span>

namespace estafette::readers {

/// All rows, in the order of work; those of retold/entries come first.
[[nodiscard]] std::span<const Retelling> retellings();

}  // namespace estafette::readers
