// The kind of troops in a table that tells their arm alone: what the name says of that arm, else the usual one.
#pragma once

#include "converter/readers/text/parts.hpp"

#include <optional>

namespace estafette::readers {

/// Sets the kind if the arm is known, and marks it where the name does not settle it.
void settle_kind(Parts& parts, std::optional<Arm> arm, const PhraseBook& words);

}  // namespace estafette::readers
