#include "campaign/orders/follow_orders.hpp"

#include <fmt/format.h>

namespace estafette::campaign {

Heard hear_follow(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  want_subject(cursor, subject);
  cursor.take_all({"with", "behind", "after", "to", "of"});
  Heard heard;
  heard.order.kind = OrderKind::follow;
  heard.order.subject = subject;
  heard.order.other = {context.own[one_named(cursor, context.own, "a force of your side to go with")].id};
  if (heard.order.other == subject)
    not_understood(cursor.sentence().text, "another force to go with",
                   fmt::format("{} cannot follow itself", name_of(context, subject)));
  const bool troops = find_force(context.state, heard.order.other) != nullptr;
  const bool together = where_is(context, subject) == where_is(context, heard.order.other);
  if (find_piece(context.state, subject) != nullptr && troops && together) heard.order.kind = OrderKind::attach;
  return heard;
}

}  // namespace estafette::campaign
