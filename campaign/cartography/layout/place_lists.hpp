// Lists of the forces that one counter stands for, where the sheet is empty.
#pragma once

#include "campaign/cartography/layout/layout.hpp"

namespace estafette::cartography {

/// Adds them to a layout that has its counters and insets; names keep clear of them.
void place_lists(MapLayout& layout, const MapPicture& picture, const Paper& paper);

/// The line above the rows: "Weissenberg: 9 corps, 31,958".
[[nodiscard]] std::string heading_of(const MapPicture& picture, const Stack& stack);

}  // namespace estafette::cartography
