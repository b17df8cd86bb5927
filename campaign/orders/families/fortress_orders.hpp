// Garrison, leave the garrison, invest, besiege, lift the siege: which fortress, and with which divisions.
// Source: rule 2.3.1.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. If no place is named, the fortress is where the force is. Leaving a fortress or lifting a
/// siege needs no subject if only one force there can be meant.
/// Refuses an order for nobody, and divisions that are not those of the force.
[[nodiscard]] Heard hear_fortress(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
