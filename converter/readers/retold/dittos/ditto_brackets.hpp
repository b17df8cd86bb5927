// Brackets that hold nothing but a word for "the same": "14e (idem)" below "12e de ligne (2 bat.)".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// Puts into each such bracket what the line above says behind the name, in brackets or behind a comma. Where it says
/// nothing, the bracket becomes a note, and the question about it is returned, without its file.
[[nodiscard]] std::vector<Problem> fill_ditto_brackets(std::vector<TextLine>& lines);

}  // namespace estafette::readers
