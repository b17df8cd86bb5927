#include "converter/readers/text/placing/set_in.hpp"

#include <optional>
#include <utility>

namespace estafette::readers {

SetIn set_in(const std::vector<TextNode>& rows) {
  SetIn in;
  std::optional<int> depth, command;
  for (const TextNode& row : rows) {
    if (!troops_or_command(row.item)) continue;
    in.any |= std::exchange(depth, row.line.depth).value_or(row.line.depth) != row.line.depth;
    if (!row.formation()) continue;
    in.commands |= std::exchange(command, row.line.depth).value_or(row.line.depth) != row.line.depth;
  }
  return in;
}

}  // namespace estafette::readers
