// Garrison, leave the garrison, invest, besiege, lift the siege: which fortress, and with which divisions.
// Source: rule 2.3.1.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

namespace estafette::campaign {

/// The order that stands there, after its verb. Where no place is named, the fortress is where the force is; to leave
/// one or lift a siege needs no subject if only one force there can be meant. Refuses one for nobody, and divisions
/// that the force has not.
[[nodiscard]] Heard hear_fortress(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
