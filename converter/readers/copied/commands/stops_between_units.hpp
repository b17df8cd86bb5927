// Regiments that a page ran together with nothing but full stops between them, and their leader before them:
//   56th Illinois. 17th Iowa. 24th Missouri, Co. E. 80th Ohio.
//   Colonel Roe. 93d Illinois. 5th Iowa.
#pragma once

#include "converter/readers/words/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The leader or command and each regiment of such a line; nothing for any other line.
[[nodiscard]] std::vector<std::string> parted_at_stops(std::string_view text, const PhraseBook& words);

/// "Colonel Roe: 56th Illinois, 17th Iowa" below the name of his brigade alone, `above`: where the colon stands; 0 for
/// any other line.
[[nodiscard]] std::size_t colon_behind_leader(std::string_view text, std::string_view above, const PhraseBook& words);

}  // namespace estafette::readers
