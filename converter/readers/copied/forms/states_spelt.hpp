// Regiments by their states, as people shorten them:
//   Courtney (VA) Artillery · 38 IN 2 OH 33 OH · 6/23 GA + 2 GA Battalion · 12 TN
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Courtney (VA) Artillery" as "Courtney VA Artillery".
[[nodiscard]] std::string with_state_unbracketed(std::string_view line, const PhraseBook& words);

/// "38 IN 2 OH 33 OH" as "38th IN, 2nd OH, 33rd OH": regiments of states, one after the other without any mark.
[[nodiscard]] std::string with_states_listed(std::string_view line, const PhraseBook& words);

/// "6/23 GA + 2 GA Battalion" as "6th GA, 23rd GA, 2nd GA Battalion": regiments of one state by their numbers, which
/// rise.
[[nodiscard]] std::string with_numbers_of_state(std::string_view line, const PhraseBook& words);

/// "12 TN, 24 Ohio" as "12th TN, 24th Ohio": the number of a regiment before its state.
[[nodiscard]] std::string with_state_ordinals(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
