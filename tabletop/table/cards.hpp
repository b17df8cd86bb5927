// A roster as cards to print: a page of A4 for the army and for each command, with boxes to tick, then the labels to
// cut out. One file without network or script, like every page of ours.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"
#include "tabletop/table/roster.hpp"

#include <string>

namespace estafette::tabletop {

/// The page as UTF-8.
[[nodiscard]] std::string cards_page(const TableRoster& roster, const TabletopRules& rules);

}  // namespace estafette::tabletop
