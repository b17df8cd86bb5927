// What a figure without a word counts in the line of a unit, and what to ask where it may count something or number it.
#pragma once

#include "converter/readers/unit/doubts.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// Where a small figure without a word belongs: of foot it counts battalions, of horse squadrons, of engineers and
/// train companies.
[[nodiscard]] std::optional<int>& parts_counted(Facts& facts, Arm arm);

/// "3 Toro Companies (Old Guard)", where nobody knows the sort: three companies, without the figure in the name. What
/// is guessed; empty if the name begins otherwise.
[[nodiscard]] std::string take_count_before_name(Facts& facts, std::string& name, const Tokens& tokens,
                                                 const PhraseBook& words);

/// Figures for which the outline has no column, for a note: "180 horses; 4 companies".
[[nodiscard]] std::string figures_without_column(const Facts& facts);

/// Adds a question for a figure or plural of which it is not clear what it counts.
void ask_about_counts(const ToldUnit& told, const PhraseBook& words, UnitReading& reading);

/// True if men behind so many regiments are those of all: always, unless something is told of each. "3 regts of 4 sqns
/// each, 1,500" tells it of the squadrons; but each has them if hardly anybody would be left in a squadron.
[[nodiscard]] bool men_are_of_all(const Facts& facts, int regiments, Arm arm);

}  // namespace estafette::readers
