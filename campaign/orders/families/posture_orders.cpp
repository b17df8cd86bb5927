#include "campaign/orders/families/posture_orders.hpp"

#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/rules/marching/withdrawal.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

/// "stand at Leipzig": only where it is.
void stand_where_it_is(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  cursor.take_all({"at", "in", "on", "here", "there", "and", "fortress", "node"});
  const std::optional<NodeId> there = maybe_place(context, cursor);
  Cursor where = cursor;
  if (where.take({"where"}) && where.take({"it", "he", "they", "she"}) && where.take({"is", "are", "stand"}))
    cursor = where;
  const NodeId here = where_is(context, subject);
  if (there && *there != here)
    not_understood(cursor.sentence().text, "the place where it is",
                   fmt::format("{} is at {}, not at {}", name_of(context, subject), context.theatre.name(here),
                               context.theatre.name(*there)));
}

/// "withdraw to Dorf": only the next place on its way back may be named, for that is where it goes.
void withdraw_where_it_can(const LetterContext& context, Cursor& cursor, const Force& force) {
  Cursor next = cursor;
  if (next.take({"in"}) && !next.take({"direction"})) return;
  if (next.at() != cursor.at()) next.take({"of"});
  const bool to = next.take({"to", "towards", "upon", "behind"}) || next.at() != cursor.at();
  if (!to && !context.places.find(next.sentence(), next.at()).certain) return;
  cursor.go_to(next.at());
  const NodeId named = place(context, cursor);
  const std::vector<NodeId> back = way_back(force);
  if (back.size() > 1 && back[1] == named) return;
  not_understood(cursor.sentence().text,
                 back.size() > 1
                     ? fmt::format("the next place on its line of supply: {}", context.theatre.name(back[1]))
                     : "no place, for it has no line of supply to withdraw by",
                 "A force that withdraws goes one node down its line (5.5): leave the place out");
}

/// Past "if attacked" behind the order, unless it begins another: "stand; if attacked withdraw".
void skip_attack(const LetterContext& context, Cursor& cursor) {
  if (order_at(context, cursor.sentence(), cursor.at()).verb == nullptr) (void)take_attack(cursor);
}

/// "... and garrison Torgau with 9th Division": a force that gives way may leave a garrison in the fortress (5.5).
void leave_a_garrison(const LetterContext& context, Cursor& cursor, const Force& force, Order& order) {
  Cursor next = cursor;
  next.take_all({"and", "but"});
  if (!next.take({"garrison", "into"})) return;
  next.take_all({"garrison", "in", "at", "of", "fortress"});
  cursor.go_to(next.at());
  order.place = maybe_place(context, cursor).value_or(force.at);
  if (cursor.take({"with"})) order.divisions = divisions_named(context, cursor, force);
}

}  // namespace

Heard hear_posture(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject) {
  Heard heard;
  heard.order.kind = kind;
  heard.order.subject = subject;
  const Force& force = force_ordered(context, cursor, subject);
  if (kind == OrderKind::stand) {
    Cursor joined = cursor;
    joined.take_all({"and"});
    if (joined.done() || !order_begins(context, joined)) stand_where_it_is(context, cursor, subject);
    skip_attack(context, cursor);
  } else if (kind == OrderKind::withdraw_if_attacked) {
    skip_attack(context, cursor);
    cursor.take_all({"down", "along", "line", "back", "by", "on", "of", "supply", "communication", "locs"});
    withdraw_where_it_can(context, cursor, force);
    skip_attack(context, cursor);
    leave_a_garrison(context, cursor, force, heard.order);
  } else {
    cursor.take_all({"at", "of", "near", "from", "in", "battle"});
    if (const std::optional<NodeId> battle = maybe_place(context, cursor)) heard.order.place = *battle;
  }
  return heard;
}

}  // namespace estafette::campaign
