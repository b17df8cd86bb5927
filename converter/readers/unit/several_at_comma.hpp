// Whether a comma in what was taken for the name of one unit parts it from another.
#pragma once

#include "converter/readers/unit/doubts.hpp"

namespace estafette::readers {

/// "1 Royal Horse, 2 Royal Foot", "Gren Morven, Gren Dale", "Lithuanian Dragoons, West Prussian Dragoons", "Landwehr
/// Morven, Wedel, Dale": counts, sorts or names on both sides of it.
[[nodiscard]] bool names_several_at_comma(const ToldUnit& told, const PhraseBook& words);

/// "69e ligne, 85e ligne": the same word on both sides of the comma.
[[nodiscard]] bool repeats_its_kind(const Tokens& name);

}  // namespace estafette::readers
