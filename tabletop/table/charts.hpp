// All figures of a set as charts for the table: modifiers, tables, single figures and readings, each with its rule, and
// marked where it is ours and not the text's.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"

#include <string>

namespace estafette::tabletop {

/// The page as UTF-8.
[[nodiscard]] std::string charts_page(const TabletopRules& rules);

}  // namespace estafette::tabletop
