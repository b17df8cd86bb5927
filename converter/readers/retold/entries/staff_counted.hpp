// Staff and hospitals that a list counts among its troops, as rules for the table have them:
//   3 Aides, 4 Staff Officers, 1 Standard Bearer · 1 Prussian Field Hospital
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "3 Aides, 4 Staff Officers" as "Note: 3 Aides, 4 Staff Officers", if the first that is counted is staff or a
/// hospital and none of the others are troops: no company of staff, and no sick.
[[nodiscard]] std::string with_staff_counted_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
