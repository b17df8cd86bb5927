// Regiments named after their chiefs, with the code of their sort and number in brackets: "Alba (IR 26)".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Alba (IR 26) (2 bns)" as "IR 26 Alba (2 bns)": what the army counts it as, and no strength.
[[nodiscard]] std::string with_code_before_name(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
