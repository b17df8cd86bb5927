// A cell that names several units: "3e Ligne, 61e Ligne" beside one strength.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::readers {

/// The units that a cell lists, "6 Léger, 39 Ligne, 69 Ligne", "25 Léger (3), 27 Ligne (2)"; none for one unit, and for
/// a company and its regiment.
[[nodiscard]] std::vector<Parts> units_listed(const std::string& cell, const PhraseBook& words);

/// Gives each unit its men by "900, 800" or "800/500/450", if there are as many figures as units and none has figures
/// yet. True if it did.
[[nodiscard]] bool take_men_of_each(const std::string& said, std::vector<Parts>& units);

/// Sets the kinds of a row's unit, or of each in its list, as settle_kind does (parts/row_kind.hpp); nothing without an
/// arm.
void settle_kinds(Parts& row, std::vector<Parts>& listed, std::optional<Arm> arm, const PhraseBook& words);

/// The units of a row: one, or those of a list, with the row's figures shared among them, and marked. A list that says
/// the strength of each beside a row that states another sum stays one, and so does one with a commander: nobody knows
/// which of them he led.
[[nodiscard]] std::vector<Parts> units_in_cell(Parts row, std::vector<Parts> listed, const PhraseBook& words);

}  // namespace estafette::readers
