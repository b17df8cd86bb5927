// An order of battle as text, as a careful person types one in Nafziger's manner: commands by indentation, each with
// its commander; units with their battalions or squadrons, strength and guns; what their names do not tell in square
// brackets.
#pragma once

#include "converter/orbat/orbat.hpp"

#include <string>

namespace estafette::test {

/// Holds names, hierarchy, commanders, nations, kinds, qualities, levels, men, guns, pieces and subunits. Ratings,
/// notes and sources have no place in such a text.
[[nodiscard]] std::string as_nafziger_text(const Orbat& orbat);

}  // namespace estafette::test
