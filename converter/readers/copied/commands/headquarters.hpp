// What stands at a headquarters: its guard, which are troops, and whose headquarters it is:
//   Escort: 10th Ohio Cavalry, Company F · Provost Guard, 1st Ohio Battalion · Headquarters - Rosenberg
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Escort: 10th Ohio Cavalry" as "10th Ohio Cavalry [Escort]", if troops stand behind the label (<note is="guard"> in
/// words.xml).
[[nodiscard]] std::string with_guard_behind(std::string_view line, const PhraseBook& words);

/// "Headquarters - Rosenberg" as "Commander: Rosenberg".
[[nodiscard]] std::string with_headquarters_led(std::string_view line, const PhraseBook& words);

/// "1st Reserve Corps - c/o Gen Kern" as "1st Reserve Corps - Gen Kern": whose command it is.
[[nodiscard]] std::string with_leader_in_care(std::string_view line, const PhraseBook& words);

/// "Headquarters 5/60th", "HQ 3/95th Rifles" as "5/60th (HQ)": what is left of a battalion when its companies
/// are elsewhere, and no staff.
[[nodiscard]] std::string with_battalion_at_headquarters(std::string_view line, const PhraseBook& words);

/// "British (Wellesley)", "British: Wellesley", "British, Wellesley" as "British - Wellesley": who led a nation's
/// troops, which are to come.
[[nodiscard]] std::string with_leader_of_nation(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
