// Attach, detach, form, escort, rally: who joins whom, who leaves whom, who becomes a corps, and who restores whom.
// Source: rules 1.3, 4.1, 4.1.1, 5.2.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. Its subject may follow from the rest: a division belongs to one corps only, and an
/// exhausted force is rallied by the headquarters in its node. Refuses names that are not of the side, and an order
/// whose subject cannot be found.
[[nodiscard]] Heard hear_organisation(const LetterContext& context, Cursor& cursor, OrderKind kind,
                                      const ForceId& subject);

}  // namespace estafette::campaign
