// What a British regiment was called besides its number, between commas behind it: "42nd Foot, Royal Highlanders, 79th
// Foot".
#pragma once

#include "base/problem.hpp"
#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <vector>

namespace estafette::readers {

/// "42nd Regiment of Foot, Royal Highlanders, 79th Foot" as "42nd Regiment of Foot (Royal Highlanders), 79th Foot", in
/// a list of several. Gives the lines, to be looked at: a unit of its own may be called so too.
[[nodiscard]] std::vector<Problem> join_titles_of_regiments(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
