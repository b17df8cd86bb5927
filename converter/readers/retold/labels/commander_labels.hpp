// A label that says who leads a command, between its name and his: "1st Brigade: Commander: Kern".
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace estafette::readers {

/// "Prussian Army, Commander: Roe", "1st Brigade: Commander: Roe" and "Garrison Commander: Roe" as "Prussian Army:
/// Roe", "1st Brigade: Roe" and "Garrison: Roe". "Brigade Commander: Roe" leads the brigade above. "Cavalry. G.O.C.,
/// Roe;" is "Cavalry: Roe".
[[nodiscard]] std::string with_commander_behind_command(std::string_view line, const PhraseBook& words);

/// "Commander in Chief, General Roe" as "Commander in Chief: General Roe": the label stands before a comma and his
/// rank.
[[nodiscard]] std::string with_colon_behind_commander(std::string_view line, const PhraseBook& words);

/// "Brigade Commander: Roe" right below "1st Brigade" as "Commander: Roe": nobody has led that brigade so far. Right
/// above it, and with no such line below it, the two change places.
void tell_commanders_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
