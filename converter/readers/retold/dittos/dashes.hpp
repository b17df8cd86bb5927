// Dashes for "the same as above", as old prints have them: "5 -- -- Roe" below "10 Esk. Husaren Kern".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Writes into the lines the words of the line above for their dashes; what a dash alone may mean is left as it is.
/// Returns a question for each line of which nobody can read the number.
[[nodiscard]] std::vector<Problem> fill_dashes(std::vector<TextLine>& lines);

}  // namespace estafette::readers
