// Strengths, guns, battalions and squadrons that no regiment or battery ever had: those of an army, of a whole arm or
// of several units, or figures of another sort.
#pragma once

#include "converter/readers/unit/doubts.hpp"

namespace estafette::readers {

/// Asks about them.
void ask_about_size(const ToldUnit& told, const PhraseBook& words, UnitReading& reading);

}  // namespace estafette::readers
