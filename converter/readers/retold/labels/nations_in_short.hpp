// A nation in short before the sort of its troops: "Aus.Dragoon Regt Kern", "Bav. Chevaulegers".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Aus. Dragoon Regt Kern" as "Dragoon Regt Kern [Austria]", with the initials of nations that words.xml has: letters
/// with a full stop behind them, perhaps behind a number, and a sort of troops next to it.
[[nodiscard]] std::string with_nation_in_short_behind(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
