// When an order counts: marches with a condition, "if Weissenfels is empty march there, else halt", and the turn that
// is named above orders. Source: rules 1.1, 5.3; docs/readings.md says who decides whether a place is empty.
#pragma once

#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/heard.hpp"
#include "campaign/orders/sentence/letter_context.hpp"

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

/// The condition behind a march to `last`, if there is one. Behind a full stop it is one only if nothing comes after
/// it: "march to Jena. If Jena is held by the enemy, avoid battle" is a march without.
[[nodiscard]] std::optional<MarchCondition> condition_behind(const LetterContext& context, Cursor& cursor,
                                                             const NodeId& last);

/// "Else", behind the cursor: the contrary of the last condition. Throws Refusal if there is none.
[[nodiscard]] MarchCondition contrary_of(const std::optional<MarchCondition>& last, const Cursor& cursor);

/// Gives the order its condition. Refuses what is no march.
void put_condition(const Cursor& cursor, const MarchCondition& only, Heard& heard);

/// Goes past "turn 2", "orders for this turn", "next week", "on 14 May"; nothing if no turn is named there. "Move Ney"
/// names none. 0 for a day that is in no turn.
[[nodiscard]] std::optional<int> take_turn(Cursor& cursor, int now, const map::Calendar& calendar);
/// The turn for which a line says that the orders below it are; `whole`: it says nothing else.
struct TurnHeading {
  int turn = 0;  ///< as take_turn gives it
  bool whole = false;
};
/// "Orders for turn 2", "14 May:", "Here are my orders for 14-17 May:". "Erfurt, 28 April" is when the letter was
/// written, and no such line.
[[nodiscard]] std::optional<TurnHeading> turn_heading(const LetterContext& context, const std::string& clause);

/// Refuses what is ordered for another turn than the one that is to be played; no turn is this one.
void want_this_turn(const std::string& found, std::optional<int> meant, int now, const map::Calendar& calendar);

/// True at "else", "otherwise", "if not".
[[nodiscard]] bool begins_alternative(const Cursor& cursor);
/// Goes past it; false if there is none.
bool take_alternative(Cursor& cursor);

}  // namespace estafette::campaign
