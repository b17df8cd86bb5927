// The sort of a regiment behind a comma: "1st Regiment, Chasseurs à Cheval".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "1st Regiment, Chasseurs à Cheval" as "1st Regiment Chasseurs à Cheval", so that its name tells it from a "1st
/// Regiment, Hussars". Nothing but figures and brackets may stand behind, or the next that is so told.
[[nodiscard]] std::string with_sort_at_regiment(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
