// Attach, detach, escort, rally: who joins whom, who leaves whom, and who restores whom.
// Source: rules 1.3, 4.1, 4.1.1, 5.2.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

namespace estafette::campaign {

/// The order that stands there, after its verb. Whom it is for may follow from it: a division that is named has one
/// corps only, and an exhausted force the headquarters at its place.
/// Refuses names that are not of the side, and an order for which nobody can be found.
[[nodiscard]] Heard hear_organisation(const LetterContext& context, Cursor& cursor, OrderKind kind,
                                      const ForceId& subject);

}  // namespace estafette::campaign
