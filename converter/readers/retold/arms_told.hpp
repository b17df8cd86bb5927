// What one line tells of several arms or batteries, set apart: guns of two sorts, gunners and their train, calibres.
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "12 horse guns, 14 foot guns" as "horse artillery (12 guns), foot artillery (14 guns)": gunners of two sorts.
[[nodiscard]] std::string with_guns_of_each_sort(std::string_view line, const PhraseBook& words);

/// "ARTILLERY 126 TRAIN 153" as "ARTILLERY 126; TRAIN 153".
[[nodiscard]] std::string with_train_apart(std::string_view line, const PhraseBook& words);

/// "8. schles. Lw.-Kav.-Rgt." as "8. schles. Lw-Kav.-Rgt.": no stop within a word for a sort of troops.
[[nodiscard]] std::string without_stops_at_hyphens(std::string_view line, const PhraseBook& words);

/// "Gen.-Maj. v. Kern: 4 Bat. Toro" as "Gen-Maj. v. Kern: 4 Bat. Toro": the rank with which a line begins is one word.
[[nodiscard]] std::string with_rank_of_leader_joined(std::string_view line, const PhraseBook& words);

/// "2 obusiers de 6 pouces" as "2 obusiers [6 pouces]".
[[nodiscard]] std::string with_inches_apart(std::string_view line, const PhraseBook& words);

/// "8 Sechspfünder" as "8 6-pdr".
[[nodiscard]] std::string with_calibres_in_figures(std::string_view line, const PhraseBook& words);

/// "2 foot and 1 horse battery (22 guns)" as "2 foot batteries, 1 horse battery (22 guns)", "3 batteries à pied et 1 à
/// cheval" as "3 batteries à pied, 1 batteries à cheval".
[[nodiscard]] std::string with_batteries_of_each_sort(std::string_view line, const PhraseBook& words);

/// "(six 6-pdrs and two howitzers)" as "(6 6-pdrs and 2 howitzers)".
[[nodiscard]] std::string with_guns_in_figures(std::string_view line, const PhraseBook& words);

/// "Kern's wing: 2 bns musketeers, 3 x 12-pounders" as "Kern's wing: 2 bns musketeers, artillery (3 x 12-pdr)": guns
/// behind battalions or squadrons in a list are a battery, and no note on these.
[[nodiscard]] std::string with_guns_in_list(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
