// March, force march and exploit: the places on the way, and what lies between them.
// Source: rules 2.1, 2.1.2, 5.5.2.1.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. A march that says "forced" becomes a forced march. Between places that are not neighbours
/// the shortest way is filled in, and the remark says so.
/// Refuses unknown places, conditions, and a march to where the subject is.
[[nodiscard]] Heard hear_march(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

}  // namespace estafette::campaign
