// Reads the rules.xml of a set of tabletop rules, and refuses it by line if anything is wrong.
// File: docs/formats/tabletop.md.
#pragma once

#include "tabletop/data/tabletop_rules.hpp"

#include <string>

namespace estafette::tabletop {

/// Throws Refusal with every problem: a figure out of its bounds, an id that comes twice, a rule that the file does not
/// list, a reconstructed entry without its reason, a cell that is missing, a word that is unknown.
[[nodiscard]] TabletopRules read_tabletop_rules(const std::string& text, const std::string& file);

/// Throws Refusal unless `rules` has all that `shipped` has, and nothing else, with the same bounds: an umpire may
/// change figures, not rename them. A table of nations may have more rows.
void require_alike(const TabletopRules& rules, const TabletopRules& shipped);

}  // namespace estafette::tabletop
