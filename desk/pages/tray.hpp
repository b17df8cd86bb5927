// The in-tray: who has written and who has not, a letter as it came, and the orders in the sequence in which they were
// received, which is that in which they are carried out (1.1).
#pragma once

#include "desk/pages/pages.hpp"

#include <optional>

namespace estafette::desk {

/// Who has written, and who has not; nothing if no player is named, or players.csv has faults, which the
/// in-tray tells.
[[nodiscard]] std::optional<Table> who_has_written(const Sight& sight);

void draw_tray(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
