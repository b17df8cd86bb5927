// A line that names one force more for the order above it: "with VI Corps", "and Marmont", "as does VI Corps". Source:
// rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// True for "and VI Corps", "with Marmont and Bertrand", "plus VI Corps": a word that joins, forces of the side, and
/// nothing else. False for "VI Corps", which may be whoever signs.
[[nodiscard]] bool names_one_more(const LetterContext& context, const LetterLine& line);

}  // namespace estafette::campaign
