// When an order counts: marches with a condition, "if Weissenfels is empty march there, else halt", and the turn that
// is named above orders. Source: rules 1.1, 5.3; docs/readings.md says who decides whether a place is empty.
#pragma once

#include "campaign/orders/cursor.hpp"
#include "campaign/orders/heard.hpp"
#include "campaign/orders/letter_context.hpp"

#include <optional>

namespace estafette::campaign {

/// A condition of a march.
struct MarchCondition {
  NodeId place;
  bool empty = true;  ///< false: unless it is empty
};

/// True at "if", "unless" or "when", followed by a place and "is empty" or the like.
[[nodiscard]] bool condition_begins(const LetterContext& context, const Cursor& cursor);

/// Goes past a condition, if one begins there. "If it is empty" is of the last place of the way that comes before it.
[[nodiscard]] std::optional<MarchCondition> maybe_condition(const LetterContext& context, Cursor& cursor,
                                                            const NodeId& last);

/// Gives the order its condition. Refuses what is no march.
void put_condition(const Cursor& cursor, const MarchCondition& only, Heard& heard);

/// Goes past "turn 2", "orders for this turn", "next week"; nothing if no turn is named there. "Move Ney" names none.
[[nodiscard]] std::optional<int> take_turn(Cursor& cursor, int now);
/// Refuses what is ordered for another turn than the one that is to be played.
[[noreturn]] void refuse_another_turn(const std::string& found, int meant, int now);

/// True at "else", "otherwise", "if not".
[[nodiscard]] bool begins_alternative(const Cursor& cursor);
/// Goes past it; false if there is none.
bool take_alternative(Cursor& cursor);

}  // namespace estafette::campaign
