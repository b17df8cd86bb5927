// The men of a command in a figure of their own, behind the list of its troops:
//   4th Line 1,200
//   5th Line 1,300
//   2,500 men
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <cstddef>
#include <vector>

namespace estafette::readers {

/// True if no troops follow that row of `rows` before the next command.
[[nodiscard]] bool ends_list(const std::vector<TextNode>& rows, const TextNode& row);

/// True if the row tells of men and nothing else, below troops that have their own, or at the end of a list in which
/// none has: they are those of the command above, and not of the last unit. `open` are the commands and the unit that
/// are open there.
[[nodiscard]] bool is_sum_of_list(const TextOutline& outline, const std::vector<std::size_t>& open, const TextNode& row,
                                  bool ends_list);

/// The troops that stand above a total, back to the total before, "Total 3,177": those of the innermost of the
/// commands `open`, which may hold others, or of a list without commands. None if commands stand among them.
[[nodiscard]] std::vector<std::size_t> units_above_total(const TextOutline& outline,
                                                         const std::vector<std::size_t>& open);

}  // namespace estafette::readers
