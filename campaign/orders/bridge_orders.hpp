// Bridge, and take up the bridge: which train, which river, and from where to where.
// Source: rule 5.2.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

namespace estafette::campaign {

/// The order that stands there, after its verb, for the train that is named or at hand. Where only one place lies
/// opposite, the far end is filled in, and the remark says so.
/// Refuses what may mean several trains or far ends, and two ends on the same bank.
[[nodiscard]] Heard hear_bridge(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
