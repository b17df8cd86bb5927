// How many guns each of several batteries has, told in words.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "2 Young Guard foot batteries of eight 6-pounders each" as "2 Young Guard foot batteries (8 6-pounders each)"; of a
/// single battery without the "each".
[[nodiscard]] std::string with_pieces_of_batteries(std::string_view line, const PhraseBook& words);

/// "12-pounder Foot Batteries, Nos. 2, 6, and 9" as "12-pounder Foot Batteries Nos. 2, 6 and 9": three batteries.
[[nodiscard]] std::string with_numbers_at_batteries(std::string_view line, const PhraseBook& words);

/// "Horse Batteries, Nos. 2 and 7 . . . 2" without the figure at its end: it counts those that are numbered.
[[nodiscard]] std::string with_numbered_batteries_counted(std::string_view line, const PhraseBook& words);

/// "31 x 12-pdrs light", "10 x 12-pdrs \"Roarers\"" with what sort of pieces they are, or what they are called, as a
/// note: no light infantry.
[[nodiscard]] std::string with_sort_of_pieces_noted(std::string_view line, const PhraseBook& words);

/// "Alba Artillery, Capt. Roe: 2 10-lb Parrotts, 1 howitzer" with the pieces in brackets: the captain leads the
/// battery.
[[nodiscard]] std::string with_pieces_behind_captain(std::string_view line, const PhraseBook& words);

/// "One Horse and one Foot battery, each of 8 guns" as "1 Horse battery (8 guns), 1 Foot battery (8 guns)".
[[nodiscard]] std::string with_batteries_of_both(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
