// Lines that nobody typed: the data of a picture in a page, a file whose line ends were lost.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

inline constexpr std::size_t kEndlessLine = 65'536;  ///< bytes: a chapter of a book

/// Takes such lines out, with a question for each, so that no reader goes through them dozens of times. The questions
/// are without their file.
[[nodiscard]] std::vector<Problem> take_endless_lines(std::vector<TextLine>& lines);

}  // namespace estafette::readers
