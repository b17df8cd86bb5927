// Lines of a text that are on no line of their own any more when it is read: a step before has put what they say on
// another.
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// What became of the lines of a text that `read` does not have.
struct LinesMoved {
  std::vector<TextLine> moved;  ///< all their words stand on a line nearby
  std::vector<TextLine> lost;   ///< others with a figure
};

/// `as_typed`: the text as it came. Lines without a letter or a figure are in neither.
[[nodiscard]] LinesMoved lines_moved(std::string_view as_typed, const std::vector<TextLine>& read);

}  // namespace estafette::readers
