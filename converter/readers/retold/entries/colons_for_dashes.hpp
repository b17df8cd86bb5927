// A dash where most people set a colon: "Artillery - 12 guns", "1st (Roe) - 40 IL, 6 IA", "CinC - Roe".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Artillery - 12 guns" as "Artillery: 12 guns": the dash behind an arm alone, behind the word for a total or a
/// commander, behind a command whose numbers of states follow or whose leader has a story.
[[nodiscard]] std::string with_colon_for_dash(std::string_view line, const PhraseBook& words);

/// "Brigade KERN. — 71e demi-brigade; 2e du Nord." as "Brigade KERN: 71e demi-brigade; 2e du Nord": the stop and dash
/// between a command and its troops.
[[nodiscard]] std::string with_colon_for_stop_and_dash(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
