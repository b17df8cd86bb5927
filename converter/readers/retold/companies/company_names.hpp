// Companies by their letters or their owner: "1st Cavalry, Companies. BCH&I", "Roe's Co/Continental Artillery".
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Roe's (Maryland) Co/Continental Artillery" as "Roe's (Maryland) Company Continental Artillery": one battery.
[[nodiscard]] std::string with_company_of_guns(std::string_view line, const PhraseBook& words);

/// "1st Cavalry, Companies. BCH&I" as "1st Cavalry, Companies B, C, H, I".
[[nodiscard]] std::string with_company_letters_apart(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
