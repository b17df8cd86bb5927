// Orders that wait for another force, "wait for III Corps and then march": there is no such condition, since orders are
// carried out one after the other. Source: rule 1.1.
#pragma once

#include "base/problem.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

#include <optional>
#include <vector>

namespace estafette::campaign {

/// What to write instead of a sentence that waits for a force of the side; nothing if none does.
[[nodiscard]] std::optional<Problem> waits_in(const LetterContext& context, const std::vector<Sentence>& sentences);

}  // namespace estafette::campaign
