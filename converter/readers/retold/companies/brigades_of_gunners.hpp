// Batteries that were called brigades, told by the corps of gunners behind them: "Captain Roe's Field Brigade, R.A."
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Captain Roe's Field Brigade, R.A. - 6 guns" as "Captain Roe's Field Battery, R.A. - 6 guns", and so with "Royal
/// Artillery": guns, and no command.
[[nodiscard]] std::string with_battery_for_gunners_brigade(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
