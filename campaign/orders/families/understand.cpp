#include "campaign/orders/families/understand.hpp"

#include "campaign/orders/families/base_orders.hpp"
#include "campaign/orders/families/bridge_orders.hpp"
#include "campaign/orders/families/fortress_orders.hpp"
#include "campaign/orders/families/march_orders.hpp"
#include "campaign/orders/families/organisation_orders.hpp"
#include "campaign/orders/families/posture_orders.hpp"
#include "campaign/orders/families/whole_army.hpp"

#include <fmt/format.h>

namespace estafette::campaign {

Heard hear(const LetterContext& context, Cursor& cursor, const VerbFound& verb, const ForceId& subject) {
  if (!verb.verb->kind) {
    want_subject(cursor, subject);
    Heard heard;
    heard.order.subject = subject;
    heard.halt = true;
    cursor.take_all(
        {"at", "in", "of", "here", "there", "where", "it", "is", "he", "they", "you", "are", "this", "turn"});
    if (const auto there = maybe_place(context, cursor); there && *there != where_is(context, subject))
      not_understood(
          cursor.sentence().text, "a halt where it is",
          fmt::format("{} is at {}", name_of(context, subject), context.theatre.name(where_is(context, subject))));
    return heard;
  }
  refuse_whole_army(context, cursor, *verb.verb, subject);
  const OrderKind kind = *verb.verb->kind;
  switch (kind) {
    case OrderKind::march:
    case OrderKind::force_march:
    case OrderKind::exploit:
      return hear_march(context, cursor, kind, subject);
    case OrderKind::stand:
    case OrderKind::withdraw_if_attacked:
    case OrderKind::march_to_the_guns:
      return hear_posture(context, cursor, kind, subject);
    case OrderKind::garrison:
    case OrderKind::leave_garrison:
    case OrderKind::invest:
    case OrderKind::besiege:
    case OrderKind::lift_siege:
      return hear_fortress(context, cursor, kind, subject, verb.words);
    case OrderKind::bridge:
    case OrderKind::take_up_bridge:
      return hear_bridge(context, cursor, kind, subject);
    case OrderKind::base_on:
      return hear_base(context, cursor, subject);
    case OrderKind::follow:
      if (cursor.word() == "forced" || cursor.word() == "force")  // "march with forced marches to Jena"
        return hear_march(context, cursor, OrderKind::march, subject);
      return hear_follow(context, cursor, subject);
    default:
      return hear_organisation(context, cursor, kind, subject);
  }
}

}  // namespace estafette::campaign
