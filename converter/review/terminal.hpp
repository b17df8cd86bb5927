// The review for a terminal: a table of the lines with what was read from each, and one of the text's own sums.
#pragma once

#include "base/table.hpp"
#include "converter/review/review.hpp"

#include <string>

namespace estafette::review {

/// Line by line: its number, what stands there, what was read, its men. Without `all` only the lines that are asked or
/// have a guessed strength; it may have no rows.
[[nodiscard]] Table line_by_line(const Review& review, bool all);

/// The sums that the text states, beside those of what was read; it may have no rows.
[[nodiscard]] Table sums(const Review& review);

/// "Of 17 lines with a figure 15 are understood, 2 asked, none passed over; 12 units of 10,578 men on both sides."
[[nodiscard]] std::string balance(const Review& review);

}  // namespace estafette::review
