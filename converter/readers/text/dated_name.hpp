// Takes a date off the end of a command's name: "Armée d'Italie, avril 1796", "Prussian Army at Leuthen, 5 December
// 1757".
#pragma once

#include "converter/readers/text/parts.hpp"

namespace estafette::readers {

/// The date goes into the note.
void take_date(Parts& parts, const PhraseBook& words);

}  // namespace estafette::readers
