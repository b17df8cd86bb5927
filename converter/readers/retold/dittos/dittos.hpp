// Signs for "the same as above" in typed lists:
//   8th Line Regiment   1 bn   600
//   24th  "      "      2  "  1100
//   45th do. do.        2 do. 1150
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"

#include <vector>

namespace estafette::readers {

/// A text whose dittos are written out.
struct WithoutDittos {
  std::vector<TextLine> lines;
  std::vector<Problem> looks;  ///< one, if some of them cannot be; without its file
  std::vector<int> asked;      ///< more lines that it is about
};

/// Puts for each ditto what stands in its place in the line above: between the same figures; in a list, what stands
/// behind the number before it.
[[nodiscard]] WithoutDittos without_dittos(std::vector<TextLine> lines);

}  // namespace estafette::readers
