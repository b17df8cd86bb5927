// Three entries or more between semicolons of which some say only their name, as books print the troops of a division:
//   Alba (two batts.); Toro (militia); Dale; sappers, one company; Cavalry: Reina (two squadrons)
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// A unit of each entry, if a third of them at least say what they are or how many parts they have, and none tells of a
/// leader, a command or what happened; else none. The arm before a colon is the kind of those behind it.
[[nodiscard]] std::vector<Parts> units_at_semicolons(std::string_view text, const PhraseBook& words);

}  // namespace estafette::readers
