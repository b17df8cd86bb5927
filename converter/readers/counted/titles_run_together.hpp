// A table whose cells have run together, as it is copied without its tabs: the titles of its columns on one line, and
// below them rows of which only the first of a command names it.
//   Army Commander Unit Squadrons
//   Murcia Pedro Olmedo Regiment of Alba 2
//   Regiment of Toro 1
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

struct RowsApart {
  std::vector<int> noted;      ///< lines of titles, which are left out
  std::vector<Problem> looks;  ///< rows that name a command too; without their file
};

/// Gives the last figure of each row the title that counts: "Regiment of Alba, 2 Squadrons"; puts what stands before
/// the unit's word on a line of its own, as a command, and asks about it: who leads it cannot be told from its name.
[[nodiscard]] RowsApart part_rows_run_together(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
