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

/// "Brigade Roe - Alba et Toro dragons" with a colon for the dash: behind a command two sorts of troops or more, or
/// behind a brigade three names.
[[nodiscard]] std::string with_colon_before_troops(std::string_view line, const PhraseBook& words);

/// "Cavalerie légère. — KERN, général de division" as "Cavalerie légère: général de division KERN".
[[nodiscard]] std::string with_rank_before_leader(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
