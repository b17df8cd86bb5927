// Whose army it is where no heading says so: from troops that only one army had ("4e légère"), from ranks that only one
// army had ("FML"), and from well-known commanders. What follows from it is marked as a guess.
#pragma once

#include "converter/readers/tree/tree.hpp"
#include "converter/readers/unit/unit.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace estafette::readers {

struct LikelyNation {
  std::string nation;    ///< empty: the names show none, or more than one
  bool by_rank = false;  ///< a commander's rank shows it
};

/// The nation that most of the names under these commands show.
[[nodiscard]] LikelyNation likely_nation(const TextOutline& outline, const std::vector<std::size_t>& nodes,
                                         const PhraseBook& words);

/// The nation of the lines above all commands: that of the heading nearest to the troops which names one only. Where no
/// heading does, that of the sentences, if they name no other: one that tells of a battle names both sides. A sentence
/// may tell of a war, or of a place: it says nothing against the names of the troops, and without them is a guess.
void take_nation_of_title(const TextOutline& outline, const PhraseBook& words, Surroundings& place);

/// Where no line tells a nation of all: the only one that the page names at all, both of a unit, "4th Caçadores", and
/// of a command that a unit's line tells of, "attached to the 1st Portuguese Brigade". Empty if there is none.
[[nodiscard]] std::string only_nation_named(const TextOutline& outline, const PhraseBook& words);

/// Below the name of a side of several nations, which says none: the nation that a unit's own name shows, "74th Foot",
/// as a guess.
void take_nation_of_its_name(const TextOutline& outline, std::size_t unit, const PhraseBook& words,
                             Surroundings& place);

}  // namespace estafette::readers
