// The cells of a row as somebody wrote it, so that a page can draw a line between them.
#pragma once

#include "converter/review/review.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::review {

/// By what the cells of a file's rows are parted: a comma, a semicolon or a tab in a spreadsheet, whichever its first
/// row has most of; a tab in a typed text.
[[nodiscard]] char parting_of(const Review& review);

/// The cells without their marks of quotation; of a typed text also what wide gaps part. The indentation stays with the
/// first. A row with a quotation that is not closed is one cell.
[[nodiscard]] std::vector<std::string> cells_of(std::string_view row, char parting);

}  // namespace estafette::review
