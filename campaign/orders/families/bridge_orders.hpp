// Bridge, and take up the bridge: which train, which river, and from where to where.
// Source: rule 5.2.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb, for the train that is named or at hand. If only one place is opposite, it is filled in as
/// the far end, and the remark says so.
/// Refuses what could mean several trains or far ends, and two ends on the same bank.
[[nodiscard]] Heard hear_bridge(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
