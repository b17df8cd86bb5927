// The losses as a page to read (docs/formats/losses.md).
#pragma once

#include "sow_dumps/losses/losses.hpp"

#include <string>

namespace estafette::dumps {

/// A page that opens with a double-click: the summary, the worst hit, all units, the commanders, what was odd, and who
/// comes back when.
[[nodiscard]] std::string losses_html(const sow::BattleSheet& sheet, const Losses& losses);

}  // namespace estafette::dumps
