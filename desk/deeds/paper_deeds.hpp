// The deeds beside an evening: looking into files, maps, papers and rules, battles that belong to no campaign, and what
// a referee asks at a table. They change no campaign, but for other rules and a file that is vouched for.
#pragma once

#include "desk/deeds/deeds.hpp"

#include <vector>

namespace estafette::desk {

/// In the sequence of their pages (docs/desk.md).
[[nodiscard]] std::vector<DeedForm> paper_deeds();

}  // namespace estafette::desk
