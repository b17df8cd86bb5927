// Troops in the codes of rules for the table: "20 BrLN 3R" is a brigade of British line, of twenty figures, and what
// stands behind it is a rating. Data: <code level="nation"> and <code level="troops"> in the word files.
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Roe 20 BrLN 3R" as "Roe BrLN [British; line infantry] (20 figures) [3R]", and "2 Fr6#H" as "2 x 6pdr Horse
/// Battery [French]", if two lines or more have such codes. Those that come again are numbered.
void tell_troop_codes(std::vector<TextLine>& lines, const PhraseBook& words);

/// True if a code of troops stands in the line.
[[nodiscard]] bool has_troop_code(std::string_view line, const PhraseBook& words);

/// "AuI-C" of "Aul-C" and "Aul- C", as scanners misread them, and "Au12#" of "Au 12#".
[[nodiscard]] std::string with_codes_whole(std::string text, const Codes& codes);

}  // namespace estafette::readers
