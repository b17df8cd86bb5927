// Orders to go with another force: "follow IV Corps", "march with Imperial Guard", "Napoleon: with III Corps".
// Source: rules 1.1, 2.1, 4.1.1; docs/readings.md.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb. A headquarters, Napoleon or a train that is in one place with the force joins it.
[[nodiscard]] Heard hear_follow(const LetterContext& context, Cursor& cursor, const ForceId& subject);

}  // namespace estafette::campaign
