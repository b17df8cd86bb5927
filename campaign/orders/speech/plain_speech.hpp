// What people say around an order without changing it: "ok III Corps to Jena", "III Corps is going to Jena", "Thanks
// for the map. III Corps will march to Jena". Source: rule 1.1; docs/orders.md; templates/words/letters.xml (filler,
// going).
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// Without the small words before a name, "ok", "right"; "Well, I march" stays as it is.
[[nodiscard]] Sentence without_fillers(const LetterContext& context, Sentence sentence);

/// "III Corps is going to Jena" as "III Corps is to Jena": whoever is on his way to a place is to march there, and "is
/// going to stand" is "is to stand".
[[nodiscard]] Sentence without_going(const LetterContext& context, Sentence sentence);

/// Without why an order is given, "because the enemy is tired", unless it names a force, an order or a condition.
[[nodiscard]] Sentence without_reasons(const LetterContext& context, Sentence sentence);

/// Without what stands behind the last full stop and says nothing of an order, "Sorry for being late".
[[nodiscard]] Sentence without_afterword(const LetterContext& context, Sentence sentence);

/// Without what stands before the first order and says nothing of it, up to a full stop: no force, place, order or
/// condition is named in it.
[[nodiscard]] Sentence without_prelude(const LetterContext& context, Sentence sentence);

}  // namespace estafette::campaign
