// Names alone on the line below a command: who led it.
//   BDE                1st Division
//   Kern               (General Kern)
#pragma once

#include "converter/readers/copied/lines.hpp"
#include "converter/readers/words/words.hpp"

#include <string_view>
#include <vector>

namespace estafette::readers {

/// One to three words with a capital, of which none means anything else: "Kern".
[[nodiscard]] bool is_plain_name(std::string_view text, const PhraseBook& words);

/// "Division Kern", "Kern's Division": a command that is called after somebody.
[[nodiscard]] bool names_somebody(std::string_view command, const PhraseBook& words);

/// "Kern" below "BDE" as "Commander: Kern", if two commands or more have such a name below them and nothing else is
/// known of it, or if the one is an army. "(General Kern)" alone below a command as "General Kern".
void tell_names_below(std::vector<TextLine>& lines, const PhraseBook& words);

}  // namespace estafette::readers
