// Horse and guns behind the foot of a division's last brigade, or of a corps' last division, on a page that sets
// nothing in.
#pragma once

#include "converter/readers/tree/tree.hpp"

namespace estafette::readers {

/// "1st Brigade", its foot, "2nd Brigade", its foot, "5th Hussars", "1 foot battery": these may be the division's own.
/// They stay where they stand, and that is marked as a guess of each. So do "Engineers 350" and "Cavalry 900" behind
/// the last division of a corps, of which no other division has any, and
/// "Artillery" behind a division of horse.
void mark_arms_behind_brigades(TextOutline& outline, const PhraseBook& words);

}  // namespace estafette::readers
