// Whether the lines of an order of battle are set in further than others.
#pragma once

#include "converter/readers/tree/tree.hpp"

#include <vector>

namespace estafette::readers {

/// Whether some line is set in further than another, and whether some command is too, not only troops.
struct SetIn {
  bool any = false, commands = false;
};
[[nodiscard]] SetIn set_in(const std::vector<TextNode>& rows);

}  // namespace estafette::readers
