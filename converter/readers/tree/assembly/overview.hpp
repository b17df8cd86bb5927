// An overview above an order of battle: its commands come again below, with their troops.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace estafette::readers {

class Overview {
 public:
  explicit Overview(const TextOutline& outline);

  /// Where the command of that line comes again below it, with troops; nothing if it does not. The 1st Brigade of one
  /// division is not that of another. `node` and what is returned: places in the outline's nodes.
  [[nodiscard]] std::optional<std::size_t> told_again(std::size_t node) const;

 private:
  const TextOutline& text_;
  std::vector<const TextNode*> above_;  ///< the command that each line is under
  /// The last line of each command with troops: by what it is called, and the height and name of the command above it;
  /// without that name, the last under any command of that height.
  std::map<std::tuple<std::string, int, std::string>, std::size_t> with_troops_;
};

}  // namespace estafette::readers
