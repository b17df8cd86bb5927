// Questions that are put beside what a reader asks: about single cells of a workbook, about commands of another side.
#pragma once

#include "converter/readers/reading.hpp"

#include <string_view>
#include <vector>

namespace estafette::batch {

/// Adds those that concern lines that were understood, or are asked about already.
void ask_about_lines(readers::Reading& reading, const std::vector<Problem>& asked);

/// Adds those that concern rows with troops or commands. A row that `read` has otherwise than `written`, since the
/// umpire has answered, is asked about no more.
void ask_about_cells(readers::Reading& reading, const std::vector<Problem>& asked, std::string_view written,
                     std::string_view read);

}  // namespace estafette::batch
