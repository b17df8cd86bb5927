// Names that were not read to their end: dashes for the words of the line above, lists in brackets, counts that nobody
// knows.
#pragma once

#include "converter/readers/unit/doubts.hpp"

namespace estafette::readers {

/// "47e - 2e", "3 Regtr. (Alba, Dale, Toro)", "4 Ktr. Dale": asks what the dash, the bracket or the count is, if
/// nothing else is asked of the unit yet.
void ask_about_name(const ToldUnit& told, const PhraseBook& words, UnitReading& reading);

}  // namespace estafette::readers
