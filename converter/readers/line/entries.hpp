// A command and its troops behind semicolons, each with its own commander, as American histories print them:
//   First Brigade, Col. Paxley; 2d Va., Capt. Roe; 4th Va., Maj. Stone
#pragma once

#include "converter/readers/line/item.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

/// The command with its troops, at least two; nothing for any other line.
[[nodiscard]] std::optional<Item> command_with_entries(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
