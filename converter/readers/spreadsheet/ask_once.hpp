// The same question about many rows of a column is asked once: a column that we do not know is one question, not one
// for each of its rows.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// Keeps the first of such questions, which says how many rows it is about; the lines of the others stay asked.
void ask_once(TextOutline& outline);

}  // namespace estafette::readers
