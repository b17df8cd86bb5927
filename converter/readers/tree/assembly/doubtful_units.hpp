// Lines that read as a unit and may be something else: the heading of a story, two things in one name.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/unit/unit.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>

namespace estafette::readers {

/// What to ask of a unit: "Light Battalion", of which nothing is told but a paragraph below it, or one with a colon in
/// its name, "1st Bri.gade: 3rd Foot", of which nothing is asked yet; "Kranich5Lindau", two columns that ran together;
/// "9th Alba 41st Toro", two regiments; "Garnisonregimenter", which may head what is below it.
[[nodiscard]] std::optional<Query> doubt_of_unit(const TextOutline& outline, const TextNode& node, const Parts& parts,
                                                 const PhraseBook& words);

/// True if the line tells the sum of an arm and stands beside one of another arm, or below a total of one: "Infantry:
/// 3,060 men" above "Cavalry: 48 men".
[[nodiscard]] bool sums_up_arms(const TextOutline& outline, std::size_t line);

}  // namespace estafette::readers
