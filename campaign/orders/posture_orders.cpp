#include "campaign/orders/posture_orders.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

/// "stand at Leipzig": only where it is.
void stand_where_it_is(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  cursor.take_all({"at", "in", "on", "here", "there", "and", "fortress", "node"});
  const std::optional<NodeId> there = maybe_place(context, cursor);
  const NodeId here = where_is(context, subject);
  if (there && *there != here)
    not_understood(cursor.sentence().text, "the place where it is",
                   fmt::format("{} is at {}, not at {}", name_of(context, subject), context.theatre.name(here),
                               context.theatre.name(*there)));
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
  } else if (kind == OrderKind::withdraw_if_attacked) {
    cursor.take_all({"down", "along", "line", "back", "by", "on", "of", "supply", "communication", "locs"});
    leave_a_garrison(context, cursor, force, heard.order);
  } else {
    cursor.take_all({"at", "of", "near", "from", "in", "battle"});
    if (const std::optional<NodeId> battle = maybe_place(context, cursor)) heard.order.place = *battle;
  }
  return heard;
}

}  // namespace estafette::campaign
