// Stand, withdraw if attacked, march to the guns: what a force does when the enemy comes or is fought.
// Source: rules 5.5, 5.5.1.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

namespace estafette::campaign {

/// The order that stands there, after its verb. Refuses one for nobody, and one for pieces, which have no troops; to
/// stand elsewhere than where the force is; and divisions that it has not.
[[nodiscard]] Heard hear_posture(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
