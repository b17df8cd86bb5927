// March, force march, exploit and follow: the places on the way, what lies between them, and with whom somebody goes.
// Source: rules 1.1, 2.1, 2.1.2, 4.1.1, 5.5.2.1; docs/readings.md.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. A march that says "forced" becomes a forced march. Between places that are not neighbours
/// the shortest way is filled in, and the remark says so.
/// Refuses unknown places, conditions, and a march to where the subject is.
[[nodiscard]] Heard hear_march(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);

/// The order behind its verb. A headquarters, Napoleon or a train that is in one place with the force joins it.
[[nodiscard]] Heard hear_follow(const LetterContext& context, Cursor& cursor, const ForceId& subject);

}  // namespace estafette::campaign
