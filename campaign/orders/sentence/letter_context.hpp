// What is needed to read a letter, and what every order asks of it: the subject, where it is, the place or division
// that is named. Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/names/candidates.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The map, the state and the names that a letter may use.
struct LetterContext {
  const Theatre& theatre;
  const State& state;  ///< as its side knows it, after the letter's earlier lines
  Side side = Side::france;
  const Catalogue& places;
  const Catalogue& rivers;
  const Catalogue& own;  ///< forces and pieces of the side
  const State& before;   ///< as it was before the letter
  NodeId there = {};     ///< the place of the condition that an order has: "if Halle is empty, march there"
};

/// True if a force of the side is named there rather than ordered something, though its name may be a verb too: the
/// Guard of "III Corps and Guard: march", which is no order to guard somebody.
[[nodiscard]] bool names_force(const LetterContext& context, const Cursor& cursor);

/// What force of the side is named there for certain; nothing if the word may be the player himself, or a word of every
/// sentence: "I march", "In haste". "I/ Bernadotte" and "I. Korps" are the corps.
[[nodiscard]] Match force_named(const LetterContext& context, const Sentence& sentence, std::size_t word);

/// True if a new order begins there: a verb, or a name of the side's followed by a verb or a colon. The name of a place
/// begins no order.
[[nodiscard]] bool order_begins(const LetterContext& context, const Cursor& cursor);

/// True if the way of a march begins there though no verb says so: "-> Weissenfels", "to Weissenfels", or a place
/// behind "to".
[[nodiscard]] bool goes_to(const LetterContext& context, const Cursor& cursor);

/// Refuses what is no verb of an order, with advice.
[[noreturn]] void refuse_unknown_verb(const LetterContext& context, const Cursor& cursor);
/// Refuses whatever comes behind an order and is no other.
void refuse_rest(const LetterContext& context, Cursor& cursor);

/// Refuses a force that an earlier line of the letter has made part of another.
void want_on_the_map(const LetterContext& context, const Cursor& cursor, const ForceId& subject);

/// Refuses an order for nobody.
void want_subject(const Cursor& cursor, const ForceId& subject);
/// The subject as a force. Refuses headquarters, Napoleon and trains, which cannot do what is ordered.
[[nodiscard]] const Force& force_ordered(const LetterContext& context, const Cursor& cursor, const ForceId& subject);
/// True if the side has a force or piece of that id, as far as the letter has been read.
[[nodiscard]] bool is_on_the_map(const LetterContext& context, const ForceId& subject);
/// The side's force of exactly that name; nobody, if there is none.
[[nodiscard]] std::vector<ForceId> own_called(const LetterContext& context, const std::string& name);
/// Where the subject is.
[[nodiscard]] NodeId where_is(const LetterContext& context, const ForceId& subject);
[[nodiscard]] std::string name_of(const LetterContext& context, const ForceId& subject);
/// A place, if one is named there.
[[nodiscard]] std::optional<NodeId> maybe_place(const LetterContext& context, Cursor& cursor);
[[nodiscard]] NodeId place(const LetterContext& context, Cursor& cursor);
/// Refuses "on Tuesday" of a march, and asks whether "Lpz." is the one place that may be meant.
void refuse_day_or_abbreviation(const LetterContext& context, const Cursor& cursor);
/// "9th Division, 10th Division and Ricard": ids of divisions of the force; at least one.
[[nodiscard]] std::vector<std::string> divisions_named(const LetterContext& context, Cursor& cursor,
                                                       const Force& force);

}  // namespace estafette::campaign
