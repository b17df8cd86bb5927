// Names in a list with a strength or guns behind each, which tell only once what troops they are.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5th Brigade: LW Bns Alba 660, Toro 669" as "5th Brigade: LW Bn Alba 660, LW Bn Toro 669": the sort before the first
/// is that of all.
[[nodiscard]] std::string with_sort_before_each_name(std::string_view line, const PhraseBook& words);

/// "3 puł - 350 szabel, 6 puł - 380 szabel" as "3. puł (350 szabel), 6. puł (380 szabel)": a
/// dash before the strength of each regiment.
[[nodiscard]] std::string with_strengths_behind_dashes(std::string_view line, const PhraseBook& words);

/// "IR 12 800, IR 20 900" as "IR 12 800; IR 20 900": a sort, its number and its men, each a unit.
[[nodiscard]] std::string with_numbered_sorts_apart(std::string_view line, const PhraseBook& words);

/// "4th Line - 2 bns, 5th Line - 3 bns: 3,500 men" as "4th Line (2 bns), 5th Line (3 bns): 3,500 men".
[[nodiscard]] std::string with_parts_behind_dashes(std::string_view line, const PhraseBook& words);

/// "Arty - Ross's RHA 6 guns, Lawson 6" as "Arty: Ross's RHA 6 guns; Lawson 6 guns": what one figure counts, those
/// without a word count too.
[[nodiscard]] std::string with_guns_of_each_name(std::string_view line, const PhraseBook& words);

/// "Grenadier Bns 1/12, 2/12" as "1/12 Grenadier Bn, 2/12 Grenadier Bn", "FBs 1/12, F/12" as "1/12 Füs. Bn., F/12
/// Füs. Bn.": battalions and their regiments behind the sort of all.
[[nodiscard]] std::string with_sort_behind_each_battalion(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
