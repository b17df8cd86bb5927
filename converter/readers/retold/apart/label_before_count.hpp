// A sort of troops before a colon, of which only the first entry behind it is: "Jäger: 2 cos (160), Kern Lt Bn (277)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Jäger: 2 cos (160), Kern Lt Bn (277)" as "2 cos Jäger (160), Kern Lt Bn (277)": the entries that follow say what
/// they are. Any other line as it is.
[[nodiscard]] std::string with_label_behind_count(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
