// Headings and numbers that stand in a column of their own before the troops.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Corps Artillery    17th Battery Company (12 guns), 32nd Light Company" with a colon for the gap: the heading is no
/// unit.
[[nodiscard]] std::string with_colon_at_gap(std::string_view line, const PhraseBook& words);

/// "2nd      Line Batt. KGL    627" with the number beside its sort: a column of numbers is no name.
[[nodiscard]] std::string with_number_beside_sort(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
