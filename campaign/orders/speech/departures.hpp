// From where a force sets out, said before where it goes: "III Corps leaves Naumburg and marches to Jena". Source: rule
// 2.1; docs/orders.md; templates/words/letters.xml (departs).
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// "III Corps leaves Naumburg and marches to Jena" as "III Corps from Naumburg marches to Jena", "leaves for Jena" as
/// "to Jena". Of a garrison the sentence stays as it is: it leaves its fortress by an order of its own (2.3.1).
[[nodiscard]] Sentence without_departure(const LetterContext& context, Sentence sentence);

}  // namespace estafette::campaign
