// Who led a regiment or was its chief, behind its number, as German lists and tables have it:
//   1. Schlesisches Grenadier-Regiment Nr. 10 - von Roe
#pragma once

#include "converter/readers/words/words.hpp"

#include <string>
#include <string_view>

namespace estafette::readers {

/// "Grenadier-Regiment Nr. 10 - von Roe" as "Grenadier-Regiment Nr. 10: von Roe", who led it. "Grenadier-Regiment Nr. 1
/// Kronprinz Karl von Alba von Roe" with both, chief and colonel, in a note: nothing tells where the one ends. A name
/// alone behind the number, "Nr. 3 Erzherzog Karl", is what the regiment is called by.
[[nodiscard]] std::string with_persons_behind_number(std::string_view line, const PhraseBook& words);

}  // namespace estafette::readers
