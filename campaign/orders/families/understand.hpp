// From a sentence to an order: who is meant, what they are to do, and where. Whether the rules allow it is asked in
// campaign/orders/lodging.hpp. Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"
#include "campaign/orders/sentence/verbs.hpp"

namespace estafette::campaign {

/// One order for the subject; if that is empty, the order itself has to say who. The cursor is behind the verb.
[[nodiscard]] Heard hear(const LetterContext& context, Cursor& cursor, const VerbFound& verb, const ForceId& subject);

}  // namespace estafette::campaign
