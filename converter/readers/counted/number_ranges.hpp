// Units numbered from one to another: "1st-3rd Tirailleurs", "Batteries Nos. 3-5".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st-3rd Tirailleurs" as "1st, 2nd, 3rd Tirailleurs", "Batteries Nos. 3-5" as "Batteries Nos. 3, 4, 5", for at most
/// a dozen units; commands, days of a month and any other line stay as they are.
[[nodiscard]] std::string with_ranges_listed(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
