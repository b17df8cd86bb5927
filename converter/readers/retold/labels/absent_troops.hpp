// Troops that a list names and says were not there: "13th Lancers (detached, not present)".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "13th Lancers (detached, not present)" as "Note: 13th Lancers (detached, not present)": told of, and not counted.
[[nodiscard]] std::string with_absent_noted(std::string_view line, const PhraseBook& words);

/// "not present", "absent." and nothing else.
[[nodiscard]] bool is_absence(std::string_view text, const PhraseBook& words);

/// Calls "Not present: Kern's brigade (6th, 8th Line)" a note before anything is made of the line: nobody in it was
/// there. Of "Detached: 11th Line" nobody can tell, and it is asked about.
[[nodiscard]] std::vector<Problem> note_absent_lines(std::vector<TextLine>& lines, const PhraseBook& words);

/// Questions about commands, lists and parts of units that were not there by their own line, "Brigade Kern (absent)",
/// "3 bns (one at Roe, not present)", and about such a remark on a line of its own, also above them: their troops are
/// counted.
[[nodiscard]] std::vector<Problem> absent_troops(const std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
