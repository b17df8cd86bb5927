// Rows of Markdown tables that were broken over several lines when a page was copied:
//
//   | Division | Brigade | Units |
//   |----------|---------|-------|
//   | Third Division
//
//    | 9th Brigade
//    | 38th Foot |
#pragma once

#include <string>
#include <vector>

namespace estafette::readers {

/// Joins such rows on the line where each begins. A line that begins with a bar at the margin begins another row. Says
/// of each line whether it was joined to a row before it; such lines are empty then.
[[nodiscard]] std::vector<bool> join_broken_rows(std::vector<std::string>& lines);

}  // namespace estafette::readers
