// Base on: which depot a force or an army draws on.
// Source: rule 5.1.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

namespace estafette::campaign {

/// The order behind its verb, for a force or for the army of a headquarters. Refuses an order for nobody, or without a
/// place.
[[nodiscard]] Heard hear_base(const LetterContext& context, Cursor& cursor, const ForceId& subject);

}  // namespace estafette::campaign
