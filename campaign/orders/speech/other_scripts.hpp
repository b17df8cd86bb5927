// Lines in letters that our words are not written in, such as Cyrillic: nobody here can tell whether they are orders.
// Source: rule 1.1; docs/orders.md.
#pragma once

#include "base/problem.hpp"
#include "campaign/orders/mail/letter.hpp"

#include <optional>

namespace estafette::campaign {

/// Asks for such a line in a language that is read, if it may say more than a greeting: three words, or two with a
/// colon or a dash.
[[nodiscard]] std::optional<Problem> in_another_script(const LetterLine& line);

}  // namespace estafette::campaign
