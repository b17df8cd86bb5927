// Battalions and squadrons as sentences count them, before the regiments whose they are:
//   three battalions each of the 17th Light and 40th Line and four battalions of the 34th Line · 8th, 9th, 1st Batt.
//   12th
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "comprised three battalions each of the 17th Light and 40th Line and four battalions of the 34th Line" as "comprised
/// 17th Light (3 battalions), 40th Line (3 battalions); 34th Line (4 battalions)". What several regiments have
/// together, "six squadrons of the 1st and 2nd Hussars", stands behind the last: "1st, 2nd Hussars (6 squadrons)". A
/// line that counts for one regiment at a time stays as it is.
[[nodiscard]] std::string with_parts_of_each(std::string_view line, const PhraseBook& words);

/// "9th and 24th Line, each of three battalions" as "9th and 24th Line (3 battalions each)", "zu je drei Bataillonen"
/// as well; ", and the 45th Line of two" behind them as "45th Line (2 battalions)".
[[nodiscard]] std::string with_each_behind(std::string_view line, const PhraseBook& words);

/// "je zwei Bataillonen der Regimenter Nr. 4 und 5" as "Regimenter Nr. 4 und 5 (2 battalions each)", behind a colon if
/// a command stands before it.
[[nodiscard]] std::string with_each_before(std::string_view line, const PhraseBook& words);

/// "4th Hussars, Scots Greys, and the Toro Dragoons" as "4th Hussars, Scots Greys, Toro Dragoons": the comma parts
/// them.
[[nodiscard]] std::string with_last_at_comma(std::string_view line, const PhraseBook& words);

/// "8th, 9th, 1st Batt. 12th, and 16th Foot" as "8th, 9th, 1/12th, and 16th Foot": a battalion in a list of numbers;
/// and "2nd Battalion of the 24th Line and 1st Battalion of the 45th Line" as "2/24th Line and 1/45th Line".
[[nodiscard]] std::string with_battalions_in_list(std::string_view line, const PhraseBook& words);

/// "3 Brigadebatterien à 8 6-Pfünder", "3 batteries of 8 6-pounders" as "3 Brigadebatterien (24 6-Pfünder)": the
/// guns are those of each battery.
[[nodiscard]] std::string with_guns_of_each_battery(std::string_view line, const PhraseBook& words);

/// "Algarve (300) and Numancia (200)" with a comma between the two.
[[nodiscard]] std::string with_pair_at_comma(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
