// Leaders of commands beside something else: "5th Light Cav Bde KERN 23rd & 24th Chasseurs", "7th Division (Kern,
// killed)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "5th Bde KERN 23rd & 24th Chasseurs" as "5th Bde (KERN): 23rd & 24th Chasseurs": a numbered command, a name in
/// capitals, and numbered troops. Any other line as it is.
[[nodiscard]] std::string with_leader_before_troops(std::string_view line, const PhraseBook& words);

/// "7th Division (Kern, mortally wounded)", "7th Division (Kern; then Roe)" as "7th Division (Kern) [mortally
/// wounded]": what is told of a leader in small letters behind his name. Any other line as it is.
[[nodiscard]] std::string with_leader_before_remark(std::string_view line, const PhraseBook& words);

/// "17th Division - MajGen Roe - Narvo, Tula; 6th Jagers" as "17th Division - MajGen Roe: Narvo, Tula; 6th Jagers": a
/// dash between the leader of a command and a list of its troops, which opens with a name or number.
[[nodiscard]] std::string with_colon_behind_leader(std::string_view line, const PhraseBook& words);

/// "Light Brigade - Roe - Toro Hussars and 2nd Dragoons" as "Light Brigade - Roe: Toro Hussars and 2nd Dragoons": a
/// name alone between two dashes, and troops behind the second.
[[nodiscard]] std::string with_colon_behind_name(std::string_view line, const PhraseBook& words);

/// "2nd Brigade under Kern: 78th Foot, 81st Foot" as "2nd Brigade - Kern: 78th Foot, 81st Foot".
[[nodiscard]] std::string with_leader_for_under(std::string_view line, const PhraseBook& words);

/// "2nd Brigade: Col. Kern - 7th Line, 8th Line" as "2nd Brigade (Col. Kern): 7th Line, 8th Line".
[[nodiscard]] std::string with_leader_in_bracket(std::string_view line, const PhraseBook& words);

/// "Brigata Alba (3° e 4° fanteria, col. Kern)" as "Brigata Alba (col. Kern): 3° e 4° fanteria".
[[nodiscard]] std::string with_leader_behind_troops_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
