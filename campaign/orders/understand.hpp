// From a sentence to an order: who is meant, what he shall do, and where. Whether the rules allow it is another
// question (lodging.hpp). Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/ground.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/verbs.hpp"

namespace estafette::campaign {

/// One order for the subject; an empty subject is one that the order itself has to tell. The cursor stands after the
/// verb.
[[nodiscard]] Heard hear(const Ground& ground, Cursor& cursor, const VerbFound& verb, const ForceId& subject);

}  // namespace estafette::campaign
