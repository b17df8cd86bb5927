// The return as a page that fills itself: the players tick boxes and choose words, and the page gives return.csv back.
// One file without network; a script of its own does the sum, and its policy lets no other run
// (base/markup/markup.hpp).
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/table/roster.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

/// The page as UTF-8, for one army or for both. What it gives back is what return_form() gives for each of them, one
/// below the other, with what was ticked.
[[nodiscard]] std::string return_page(const std::vector<TableRoster>& rosters, const TabletopRules& rules);

}  // namespace estafette::tabletop
