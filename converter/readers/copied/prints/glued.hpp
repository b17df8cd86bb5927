// What lost the blank between two words when it was copied:
//   4th Ind. Cav.SECOND BRIGADE.--Col. Roe · 1st Division- Kern · ... one company of sappers872,797 · 1stOhio Infantry
#pragma once

#include "converter/readers/copied/lines.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Cav.SECOND BRIGADE" with a blank behind the full stop: a heading in capitals begins there.
[[nodiscard]] std::string with_headings_unglued(std::string_view line);

/// "1st Division- Kern" with a blank before the dash.
[[nodiscard]] std::string with_dash_behind_command(std::string_view line, const PhraseBook& words);

/// "1stOhio Infantry", "15thU.S. Infantry" and "Major GeneralRoe" with a blank behind the ordinal and behind the rank,
/// as a page loses it where its letters were raised.
[[nodiscard]] std::string with_ordinals_unglued(std::string_view line, const PhraseBook& words);

/// "José Kern1924,863=5,055present" as "José Kern, 192 officers, 4,863 men": the sum behind the figures tells where the
/// one ends and the other begins.
[[nodiscard]] std::string with_sum_of_officers_apart(std::string_view line);

/// Figures whose sum is told (with_sum_of_officers_apart). Below titles such as "Officers. Men." the two figures that
/// end a line, without a blank between them or with one, "sappers872,797", "sappers 87 2,797", as officers and men, ".
/// 87 officers, 2,797 men", where only one cut makes an officer for so many men as there used to be.
void unglue_officers(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
