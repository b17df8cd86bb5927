// Questions about single cells of a workbook, put beside what its reader asks.
#pragma once

#include "converter/readers/reading.hpp"

#include <string_view>
#include <vector>

namespace estafette::batch {

/// Adds those that concern rows with troops or commands. A row that `read` has otherwise than `written`, since the
/// umpire has answered, is asked about no more.
void ask_about_cells(readers::Reading& reading, const std::vector<Problem>& asked, std::string_view written,
                     std::string_view read);

}  // namespace estafette::batch
