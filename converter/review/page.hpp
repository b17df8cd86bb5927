// The review as a page that opens with a double-click: the source on the left, the tree on the right, then the sums and
// what is to be looked at. No script; links lead from a line to what was read from it, and back.
#pragma once

#include "converter/review/review.hpp"

#include <string>

namespace estafette::review {

/// What the page says of what comes after.
struct PageNotes {
  std::vector<std::string> remarks;  ///< about the whole order of battle
  std::string answers;               ///< the file of answers beside it; empty: there is none
};

/// The whole page as UTF-8.
[[nodiscard]] std::string to_html(const Review& review, const PageNotes& notes);

}  // namespace estafette::review
