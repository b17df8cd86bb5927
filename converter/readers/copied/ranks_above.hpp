// A commander on lines of his own below his command, as tables become when they are copied:
//   1st Brigade · Brigadier General · Henry Frederick Campbell (2,045)
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// The lines with each rank that stands alone put before the name on the next line; the strength of his command, in
/// brackets behind his name, becomes a line.
[[nodiscard]] std::vector<TextLine> ranks_joined(const std::vector<TextLine>& lines, const PhraseBook& words);

/// "2d Ohio: (1) Lieut. Col. Moss (2) Maj. Lake", one after the other, as "2d Ohio: Lieut. Col. Moss, Maj. Lake".
[[nodiscard]] std::string with_commanders_listed(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
