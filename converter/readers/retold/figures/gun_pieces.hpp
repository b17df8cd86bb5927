// Batteries that are told by their pieces: "6 8pdr Artillery pieces", "1 Mitrailleuse battery".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "6 8pdr Artillery pieces" as "8pdr Artillery (6 guns)", "1 4pdr Horse Artillery piece" as "4pdr Horse Artillery (1
/// guns)".
[[nodiscard]] std::string with_pieces_as_guns(std::string_view line, const PhraseBook& words);

/// "1 Guard Mitrailleuse battery" as "Guard Mitrailleuse battery": the figure counts the battery, and no
/// pieces. "1 Mitrailleuse battery" as "1 foot battery [Mitrailleuse]".
[[nodiscard]] std::string with_battery_of_pieces(std::string_view line, const PhraseBook& words);

/// "Position batteries 5, 14, 27 12 guns each" with what each has in a bracket: "Position batteries 5, 14, 27 (12 guns
/// each)".
[[nodiscard]] std::string with_guns_each_in_bracket(std::string_view line, const PhraseBook& words);

/// "Horse Batteries Nr. 5 and 6 (16)" as "Horse Batteries Nr. 5 and 6 (16 guns)": behind several batteries by their
/// numbers a figure is that of their guns, if it is one that so many had.
[[nodiscard]] std::string with_guns_of_numbered_batteries(std::string_view line, const PhraseBook& words);

/// "Foot gun" as "Foot artillery battery [Foot gun]", "Horse gun" likewise: a model of one gun on its line, which
/// stands for a battery. "Foot guns" may be a heading, and stays. "2 x Light Guns (Veteran)" as "2 x Light artillery
/// battery [Light Gun] (Veteran)": a few models, and not the guns of one battery, "6 x heavy guns".
[[nodiscard]] std::string with_one_gun_as_battery(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
