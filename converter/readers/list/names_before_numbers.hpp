// Names of regiments, and behind them some by their numbers: "Alba, Toro, Baza, Leon; 6th and 41st Jägers".
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// The regiments of such a list, those without a number marked. Empty if there are fewer than two names, if nobody is
/// numbered behind them, or if anything else is in it.
[[nodiscard]] std::vector<Parts> names_before_numbers(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
