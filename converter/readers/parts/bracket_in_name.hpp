// Brackets that belong to a unit's name: "1/2nd (Coldstream) Guards", "2nd (1st West Prussian) Dragoons", "8th (King's)
// Foot".
#pragma once

#include "converter/readers/parts/segments.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// True for a bracket of words between the words of a name, and for the words behind it.
[[nodiscard]] bool is_within_name(const Tokens& tokens, const std::vector<Segment>& segments, std::size_t index,
                                  const PhraseBook& words);

/// True if a bracket says whose regiment it is, and names no commander: "8th (King's) Foot", "4th Foot (King's Own)",
/// "4th (Duke of Alba, Lisbon)", "12th Light Dragoons (Prince of Wales)", "IR 3 (Erzherzog Karl)".
[[nodiscard]] bool tells_whose(const Tokens& tokens, const Segment& segment, const PhraseBook& words);

/// True for words that are a name of the unit, whatever they tell of its kind: "2nd Dragoons (Scots Greys)", "1st
/// Battery, Royal Artillery"; or that say what sort of unit a name without any is: "Kern County, Artillery Battery".
[[nodiscard]] bool is_name_of_unit(std::string_view text, const Tokens& tokens, const Segment& head,
                                   const Segment& segment, const PhraseBook& words);

}  // namespace estafette::readers
