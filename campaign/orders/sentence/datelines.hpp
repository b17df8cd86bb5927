// Where and when a letter was written: "Naumburg, 27 April 1813", "Au quartier général de Jena, le 28 avril". Source:
// rule 1.1; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// True if nothing but a place and a date stands there, with "headquarters" or "camp" at most.
[[nodiscard]] bool is_dateline(const LetterContext& context, const Sentence& sentence);

}  // namespace estafette::campaign
