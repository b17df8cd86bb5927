// What rules for the table print behind a brigade or a battalion: the ladder of its strength, its class.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st Brigade   7/6/5/4/3  Reg" as "1st Brigade - 7 bases [Note: 7/6/5/4/3; Reg]": how a unit dwindles, step by step,
/// tells how many bases it begins with.
[[nodiscard]] std::string with_bases_of_ladder(std::string_view line);

/// "Brigade Roe: 8-7-6-5 33rd Line" and "Brigade Roe: 4-3 (LC) 5th Hussars" with the ladder, which names no regiment,
/// as a note behind the troops.
[[nodiscard]] std::string with_ladder_noted(std::string_view line);

/// "Patria Regiment    2nd Line   30 figs" as "Patria Regiment [Note: 2nd Line]   30 figs": a class of troops in a
/// column of its own, and no regiment.
[[nodiscard]] std::string with_second_line_noted(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
