// What is wished or asked for in a letter, and not ordered: "I want Bertrand at Jena", "Ney: march to Jena???". Nothing
// is done that was not clearly ordered, so it comes back. Source: rule 1.1; docs/orders.md.
#pragma once

#include "base/problem.hpp"
#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// True if a part of it, up to a stop, wishes something of a force of the side: "I'd like Marmont to close up to
/// Weimar", "can Oudinot come up to Saalfeld".
[[nodiscard]] bool wishes(const LetterContext& context, const Sentence& sentence);

/// Why the whole of a line that may be an order is asked about; without file and line. A part of it that names a force,
/// a place or an order ends in a question mark; or what it orders depends on something that nobody can read: "...; if
/// the enemy is in strength fall back", "Weimar. Otherwise stand."
[[nodiscard]] std::optional<Problem> doubt_in(const LetterContext& context, const LetterLine& line,
                                              const std::vector<Sentence>& sentences);

/// The first wish of a sentence that is not understood as an order, and how it would be one; without file and line.
[[nodiscard]] std::optional<Problem> wish_in(const LetterContext& context, const Sentence& sentence);

}  // namespace estafette::campaign
