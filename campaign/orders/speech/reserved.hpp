// Letters that say of themselves that they are not to be carried out yet: "DRAFT - do not process", "not final yet".
// Source: rule 1.1; docs/orders.md; templates/words/letters.xml (reserved).
#pragma once

#include "campaign/orders/mail/letter.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The line, or the subject of the mail, that says so; empty if none does.
[[nodiscard]] std::string what_reserves(const std::vector<LetterLine>& lines);

}  // namespace estafette::campaign
