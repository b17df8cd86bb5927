// Who led an arm, between its word and its troops: "Artillery: Lt-Col Roe - Dale's battery, Kern's horse battery".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Artillery: Lt-Col Roe - Dale's battery, Kern's horse battery", also with a second colon, as "Artillery (Lt-Col
/// Roe): Dale's battery, Kern's horse battery": the first of the troops is no part of who led them. Troops that are
/// only counted stay where they are.
[[nodiscard]] std::string with_leader_of_arm_in_bracket(std::string_view line, const PhraseBook& words);

/// "Cavalerie légère, Kern : 8e hussards, 11e chasseurs" as "Cavalerie légère (Kern) : 8e hussards, 11e chasseurs":
/// whose name stands behind a comma leads the horse, which was given to the last division.
[[nodiscard]] std::string with_leader_of_horse_in_bracket(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
