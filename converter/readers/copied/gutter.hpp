// Columns of text side by side, as in a book: "FRENCH    BRITISH" above two orders of battle. The left one is read
// first, then what stands on its right; a table whose columns hold figures is left as it is.
#pragma once

#include "base/problem.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// A line of the file, by its number.
struct PhysicalLine {
  int number = 0;
  std::string_view text;
  bool beside = false;  ///< what comes before it stands beside it
};

/// The lines of the left column, then those of the second, and of a third, each set in as it stands in its column. A
/// text that has only one stays as it is.
[[nodiscard]] std::vector<PhysicalLine> columns_apart(std::vector<PhysicalLine> lines, const PhraseBook& words);

/// Asks about a text whose lines may be two columns, but which do not show it: columns_apart leaves it as it is.
[[nodiscard]] std::vector<Problem> doubts_of_columns(const std::vector<PhysicalLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
