// Leaders with the command of each in brackets behind his name: "LG Roe (3rd Division)".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "LG Roe (3rd Division)" leads the command that the bracket names: he goes to its heading if one stands alone in
/// another line, and else "3rd Division: LG Roe" stands in his place if troops follow. Gives those of whom neither is
/// true, as lines to look at.
[[nodiscard]] std::vector<Problem> lead_commands_in_brackets(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
