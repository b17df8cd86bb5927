// The battalions of one regiment, counted by their sort: "12th Regiment, 2 musketeer bns and 1 fusilier bn".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "12th Regiment, 2 musketeer bns and 1 fusilier bn" as "12th Regiment (3 battalions) [Note: 2 musketeer + 1
/// fusilier]", also behind a colon or in brackets, with a strength behind, with the word for battalions only once,
/// "2 musketeer and 1 fusilier battalions", and as "1st, 2nd and fusilier battalions": they are all of the regiment
/// before them. A list of which a part is no battalion of foot stays as it is.
[[nodiscard]] std::string with_battalions_by_sort(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
