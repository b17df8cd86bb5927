// The cells of a row as somebody wrote it, so that a page can draw a line between them.
#pragma once

#include "converter/review/review.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace estafette::review {

/// By what the cells of a file's rows are parted: a comma, a semicolon or a tab in a spreadsheet, whichever its first
/// row has most of; a tab in a typed text.
[[nodiscard]] char parting_of(const Review& review);

/// Hands each cell to `use`, without its marks of quotation; of a typed text also what wide gaps part. The indentation
/// stays with the first. A row with a quotation that is not closed is one cell; empty ones at the end are left out.
void each_cell(std::string_view row, char parting, const std::function<void(std::string_view)>& use);

/// Adds a row's cells to a page, each but the first behind a thin line, so that none runs into the next. An empty one
/// holds a blank, where a row can break.
void add_cells(std::string& page, std::string_view row, char parting);

}  // namespace estafette::review
