// Finds the kind of troops in a table that gives only their arm: from the name, or else the usual kind of that arm.
#pragma once

#include "converter/readers/parts/parts.hpp"

#include <optional>

namespace estafette::readers {

/// "5/6th Horse", "Italian Guard Horse": a name that ends with a word for horse and with none for their sort.
[[nodiscard]] bool names_horse(const Tokens& name, const PhraseBook& words);

/// Sets the kind if the arm is known, and marks it as a guess if the name does not decide it.
void settle_kind(Parts& parts, std::optional<Arm> arm, const PhraseBook& words);
/// The same, if its name has been cut into tokens already.
void settle_kind(Parts& parts, const Tokens& name, Arm arm, const PhraseBook& words);

}  // namespace estafette::readers
