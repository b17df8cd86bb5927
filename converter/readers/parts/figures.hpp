// Reads figures in a typed line: men, officers, battalions, squadrons, guns and their kinds, in any of the usual ways:
//   1,450 men · (39/1,387) · 10 Offiziere und 814 Mann · 6 sqns, 600 sabres · (2)(1,350) · 2 foot batteries, 16 guns
//   6/6pdrs, 2/24pdr howitzers · 6 x 6-pdr · 8 pièces de 6 · 600-700 men · approx. 800
#pragma once

#include "converter/readers/parts/facts.hpp"

#include <optional>

namespace estafette::readers {

/// Tokens [from, to) as facts; nothing if anything else is among them. With `words_too` also "veteran", "Saxon", "line
/// infantry".
[[nodiscard]] std::optional<Facts> facts_of(const Tokens& tokens, std::size_t from, std::size_t to,
                                            const PhraseBook& words, bool words_too);

}  // namespace estafette::readers
