// From a sentence to an order: who is meant, what they are to do, and where. Whether the rules allow it is asked in
// lodging.hpp. Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"
#include "campaign/orders/verbs.hpp"

namespace estafette::campaign {

/// One order for the subject; if that is empty, the order itself has to say who. The cursor is behind the verb.
[[nodiscard]] Heard hear(const LetterContext& context, Cursor& cursor, const VerbFound& verb, const ForceId& subject);

}  // namespace estafette::campaign
