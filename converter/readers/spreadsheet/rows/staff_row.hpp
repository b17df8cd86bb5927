// Rows for the staff of a command, which is no unit: "Brigade HQ", "Korpsstab", "Headquarters | General Kern".
#pragma once

#include "converter/readers/spreadsheet/rows/row.hpp"
#include "converter/readers/words/words.hpp"

#include <optional>
#include <string>

namespace estafette::readers {

/// True if the row is named for nothing but a staff or a headquarters, or has no name but a leader's, and counts no
/// men, guns, battalions or squadrons.
[[nodiscard]] bool tells_of_staff(const ReadRow& read, const PhraseBook& words);

/// Whose staff it is, by its name: a corps of "Corps HQ", "Korpsstab".
[[nodiscard]] std::optional<Level> level_of_staff(const ReadRow& read, const PhraseBook& words);

/// Who leads it: its commander, or a general who is all that its note tells of. Empty if nobody does.
[[nodiscard]] std::string leader_of_staff(const ReadRow& read, const PhraseBook& words);

}  // namespace estafette::readers
