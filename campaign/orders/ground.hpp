// What a letter is read against, and what every order asks of it: who is meant, where he is, which place or division
// stands there. Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/names/candidates.hpp"
#include "campaign/orders/cursor.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// What a letter is read against.
struct Ground {
  const Theatre& theatre;
  const State& state;  ///< as its side knows it, the letter's earlier lines being done
  Side side;
  const Catalogue& places;
  const Catalogue& rivers;
  const Catalogue& own;  ///< forces and pieces of the side
};

/// True if a new order begins there: a verb, or a name of the side's and then a verb or a colon. The name of a place is
/// none.
[[nodiscard]] bool order_begins(const Ground& ground, const Cursor& cursor);

/// Refuses an order for nobody.
void want_subject(const Cursor& cursor, const ForceId& subject);
/// The force of the subject. Refuses a headquarters, Napoleon and a train, which cannot do what is ordered.
[[nodiscard]] const Force& force_ordered(const Ground& ground, const Cursor& cursor, const ForceId& subject);
/// Where the subject is.
[[nodiscard]] NodeId where_is(const Ground& ground, const ForceId& subject);
[[nodiscard]] std::string name_of(const Ground& ground, const ForceId& subject);
/// A place, if one stands there.
[[nodiscard]] std::optional<NodeId> maybe_place(const Ground& ground, Cursor& cursor);
[[nodiscard]] NodeId place(const Ground& ground, Cursor& cursor);
/// "9th Division, 10th Division and Ricard": ids of divisions of the force, one at least.
[[nodiscard]] std::vector<std::string> divisions_named(const Ground& ground, Cursor& cursor, const Force& force);

}  // namespace estafette::campaign
