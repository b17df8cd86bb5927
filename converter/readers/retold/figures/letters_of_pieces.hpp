// "Batterie à pied n° 11 (4 p.)": pieces that are told by their letter, as French, Spanish and Italian books do.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Batterie à pied n° 11 (4 p.)" as "Batterie à pied n° 11 (4 guns)": in a bracket or at a comma behind artillery.
/// "12p" and "12-p" may be pounders, and stay.
[[nodiscard]] std::string with_letters_of_pieces_spelt(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
