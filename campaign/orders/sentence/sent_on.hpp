// "Detach 9th Division and march it to Jena": what an order has detached, sent on in the same sentence. Source: rules
// 1.3, 2.1; docs/orders.md.
#pragma once

#include "campaign/orders/sentence/letter_context.hpp"

#include <vector>

namespace estafette::campaign {

/// True if what was detached just before is sent on there: "and march it to Jena", "which will march to Jena".
[[nodiscard]] bool sends_on(const LetterContext& context, const Cursor& cursor);

/// True if `order` detaches divisions and they are sent on there; "to Jena" and "to invest Jena" do so too.
[[nodiscard]] bool sends_on(const LetterContext& context, const Cursor& cursor, const Order& order);

/// The divisions, if the last of these orders has detached them and they are sent on there; then the cursor goes on to
/// their order. None otherwise.
[[nodiscard]] std::vector<ForceId> sent_on(const LetterContext& context, Cursor& cursor,
                                           const std::vector<Order>& before);

}  // namespace estafette::campaign
