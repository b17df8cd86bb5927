// "No, sorry, Lichtenfels", "*Jena": a line that puts right what stands above it and says so by a word of regret only.
// Source: rule 1.1 (an order is carried out as it was received); docs/orders.md; templates/words/letters.xml (slip).
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

#include <string>

namespace estafette::campaign {

/// True if the clause is such words with a place behind them, and nothing else that could be an order of its own.
[[nodiscard]] bool is_second_thought(const LetterContext& context, const std::string& clause);

}  // namespace estafette::campaign
