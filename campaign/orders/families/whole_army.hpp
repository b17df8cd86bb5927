// "Main Army: march to Weimar": an army is called like its headquarters, which alone would march. Source:
// rules 1.3, 4.1.1 (the headquarters is a piece of its own); docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"
#include "campaign/orders/sentence/verbs.hpp"

#include <string>

namespace estafette::campaign {

/// Refuses a march or a posture of a headquarters that is called only by the name of its army. What a headquarters
/// alone can do, as to rally a corps or to base the army, is left as it is.
void refuse_whole_army(const LetterContext& context, const Cursor& cursor, const OrderVerb& verb,
                       const ForceId& subject);

/// Who stays where he is when a headquarters rides alone, in words; empty if nobody does, or the headquarters are
/// called so. Whoever writes "Davout: march" may mean his troops.
[[nodiscard]] std::string left_behind(const LetterContext& context, const Sentence& said, const ForceId& subject);

}  // namespace estafette::campaign
