// The strength behind the last of several names, if it is that of all.
#pragma once

#include "converter/readers/parts/facts.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string_view>

namespace estafette::readers {

constexpr int kFewestMenOfAll = 1000;  ///< behind the names of all; fewer may be of the last

/// "86 officers, 3,932 men": a strength and nothing else; nothing for what cannot be one.
[[nodiscard]] std::optional<Facts> strength_in(std::string_view text, const PhraseBook& words);

/// Cuts off what ends a list and is of all: officers and men, "Toro (2 bns); one company of sappers 86 officers, 3,932
/// men", or more men than any regiment had, "Toro, Alba, Reina (7 bns) 5,768". Nothing if it may be of the last alone.
[[nodiscard]] std::optional<Facts> take_strength_of_all(std::string_view& text, const PhraseBook& words);

}  // namespace estafette::readers
