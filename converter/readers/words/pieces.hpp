// A line cut into the pieces that its commas or semicolons part:
//   IR 1 (3 bns, 1,900 men), IR 2
#pragma once

#include <string_view>
#include <vector>

namespace estafette::readers {

/// A text cut at every separator that is outside brackets and does not part thousands ("3,000"), without the blanks
/// round its pieces; blank pieces are left out.
[[nodiscard]] std::vector<std::string_view> pieces_of(std::string_view text, char separator);

}  // namespace estafette::readers
