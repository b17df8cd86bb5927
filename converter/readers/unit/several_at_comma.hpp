// Whether a comma in what was taken for the name of one unit parts it from another.
#pragma once

#include "converter/readers/unit/doubts.hpp"

#include <cstddef>

namespace estafette::readers {

/// "1 Royal Horse, 2 Royal Foot", "Gren Morven, Gren Dale", "Lithuanian Dragoons, West Prussian Dragoons", "Landwehr
/// Morven, Wedel, Dale": counts, sorts or names on both sides of it.
[[nodiscard]] bool names_several_at_comma(const ToldUnit& told, const PhraseBook& words);

/// "1st Battalion, 4th Ohio Cavalry", from its first token: a part, and behind the comma its regiment.
[[nodiscard]] bool numbers_battalion_of(const Tokens& name, std::size_t at, const PhraseBook& words);

/// "69e ligne, 85e ligne": the same word on both sides of the comma.
[[nodiscard]] bool repeats_its_kind(const Tokens& name);

}  // namespace estafette::readers
