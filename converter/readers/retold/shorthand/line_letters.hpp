// Letters for foot behind the number of a regiment: "54 Ln", "4Lt", "10th prov".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "54 Ln & 4Lt" as "54th Line & 4th Light". "4 Lt Kern" is a lieutenant, "13th Lt:" may be one too.
[[nodiscard]] std::string with_line_letters_spelt(std::string_view line);

/// "61 Line (2/858)", "2 Light (4 bns, 2340)" as "61st Line (2/858)", "2nd Light (4 bns, 2340)": with battalions and
/// men in its bracket it is one regiment, and no count of them.
[[nodiscard]] std::string with_numbers_of_bracketed(std::string_view line, const PhraseBook& words);

/// "II/6th and IV/24th, 25th Line" as "2/6th and 4/24th, 25th Line": battalions in a list of which not each tells its
/// sort.
[[nodiscard]] std::string with_battalions_in_figures(std::string_view line, const PhraseBook& words);

/// "10th prov (2 bns)", "6th leg prov" as "10th Provisional Line (2 bns)", "6th Provisional Light": behind an English
/// or a French ordinal they are no provincials.
[[nodiscard]] std::string with_provisionals_spelt(std::string_view line);

}  // namespace estafette::readers
