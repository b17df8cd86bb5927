// Stand, withdraw if attacked, march to the guns: what a force does when the enemy comes, or when there
// is a battle nearby.
// Source: rules 5.5, 5.5.1.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. Refuses an order for nobody or for a piece, a stand anywhere but where the force is, and
/// divisions that are not its own.
[[nodiscard]] Heard hear_posture(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
