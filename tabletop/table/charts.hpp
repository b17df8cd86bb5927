// All figures of a set as charts for the table: modifiers, tables, single figures and readings, each with its rule, and
// marked where it is ours and not the text's.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"

#include <string>
#include <vector>

namespace estafette::tabletop {

/// A list of the set, as troops.csv.
struct RuleList {
  std::string title, csv;
};

/// The page as UTF-8, with the lists of the set, if it has some.
[[nodiscard]] std::string charts_page(const TabletopRules& rules, const std::vector<RuleList>& lists = {});

}  // namespace estafette::tabletop
