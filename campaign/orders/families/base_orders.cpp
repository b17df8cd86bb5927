#include "campaign/orders/families/base_orders.hpp"

namespace estafette::campaign {

Heard hear_base(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  want_subject(cursor, subject);
  Heard heard;
  heard.order.kind = OrderKind::base_on;
  heard.order.subject = subject;
  cursor.take_all({"on", "at", "is", "in", "depot", "fortress", "of"});
  heard.order.place = place(context, cursor);
  return heard;
}

}  // namespace estafette::campaign
