// Garrison, leave the garrison, invest, besiege, lift the siege: which fortress, and with which divisions.
// Source: rule 2.3.1.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. If no place is named, the fortress is where the force is. Leaving a fortress or lifting a
/// siege needs no subject if only one force there can be meant.
/// Refuses an order for nobody, divisions that are not those of the force, and "leave a garrison in" of a corps without
/// the divisions that stay. `words`: those of the verb.
[[nodiscard]] Heard hear_fortress(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject,
                                  std::size_t words);

}  // namespace estafette::campaign
