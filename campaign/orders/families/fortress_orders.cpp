#include "campaign/orders/families/fortress_orders.hpp"

#include "campaign/state/questions.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

void skip_to_place(Cursor& cursor) {
  cursor.take_all({"in", "into", "at", "of", "from", "to", "fortress", "city", "place", "siege", "investment",
                   "garrison", "it", "there", "that", "town"});
}

/// "with 9th Division"; or "with Harpe", who is a force of his own and then does all of it.
void with_whom(const LetterContext& context, Cursor& cursor, Order& order) {
  cursor.take_all({"all", "whole", "force", "corps", "of", "it"});
  if (cursor.done()) return;
  const Force* force = find_force(context.state, order.subject);
  const bool own_division =
      force != nullptr && !divisions_in(*force).find(cursor.sentence(), cursor.at()).found.empty();
  const Match other = context.own.find(cursor.sentence(), cursor.at());
  if (!own_division && other.certain && other.one()) {
    cursor.skip(other.words);
    order.subject = {context.own[other.found.front()].id};
    return;
  }
  order.divisions = divisions_named(context, cursor, force_ordered(context, cursor, order.subject));
}

/// Leaving and lifting need no place; if one is named, it must be where the force is.
void where_it_is(const LetterContext& context, Cursor& cursor, const Force& force) {
  skip_to_place(cursor);
  const std::optional<NodeId> there = maybe_place(context, cursor);
  if (there && *there != force.at)
    not_understood(cursor.sentence().text, "the fortress where it is",
                   fmt::format("{} is at {}, not at {}", force.name, context.theatre.name(force.at),
                               context.theatre.name(*there)));
}

/// "Leave the garrison of Torgau", "lift the siege of Stettin", with nobody named: the force that is in garrison or
/// besieging there.
ForceId on_duty_there(const LetterContext& context, Cursor& cursor, bool garrison) {
  Cursor place_named = cursor;
  skip_to_place(place_named);
  const std::optional<NodeId> there = maybe_place(context, place_named);
  if (!there) return {};
  const Force* found = nullptr;
  for (const Force* force : forces_at(context.state, *there, context.side)) {
    const bool on_duty =
        garrison ? force->duty == Duty::garrison : force->duty == Duty::investing || force->duty == Duty::besieging;
    if (!on_duty) continue;
    if (found != nullptr) return {};
    found = force;
  }
  return found == nullptr ? ForceId{} : found->id;
}

/// True if it is what the force has been doing there already: "besiege Danzig" in each half-week of the siege.
bool does_so_already(const LetterContext& context, const Order& order) {
  const Force* force = find_force(context.state, order.subject);
  if (force == nullptr || force->at != order.place || !order.divisions.empty()) return false;
  return (order.kind == OrderKind::besiege && force->duty == Duty::besieging) ||
         (order.kind == OrderKind::invest && force->duty == Duty::investing);
}

/// "Leave a garrison in Torgau", of a corps: whether a part of it stays, and which, or all of it shuts itself in.
void want_who_stays(const LetterContext& context, const Cursor& cursor, const Order& order) {
  const Force* force = find_force(context.state, order.subject);
  if (force == nullptr || echelon(*force) == Echelon::division || force->troops->formations.size() < 2) return;
  const std::string fortress = context.theatre.name(order.place);
  not_understood(
      cursor.sentence().text, "the divisions that are to stay in the fortress",
      fmt::format("Write \"garrison {0} with DIVISION\", or \"garrison {0}\" if all of {1} is to shut itself in",
                  fortress, force->name));
}

}  // namespace

Heard hear_fortress(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject,
                    std::size_t words) {
  Heard heard;
  Order& order = heard.order;
  order.kind = kind;
  order.subject = subject;
  if (kind == OrderKind::leave_garrison || kind == OrderKind::lift_siege) {
    if (subject.slug.empty()) order.subject = on_duty_there(context, cursor, kind == OrderKind::leave_garrison);
    where_it_is(context, cursor, force_ordered(context, cursor, order.subject));
    return heard;
  }
  const bool leaves_some = kind == OrderKind::garrison && words > 1;  // "leave a garrison in", not "garrison"
  std::optional<NodeId> fortress;
  while (!cursor.done()) {
    const std::size_t before = cursor.at();
    skip_to_place(cursor);
    if (cursor.take({"with", "using"}))
      with_whom(context, cursor, order);
    else if (!fortress)
      fortress = maybe_place(context, cursor);
    if (cursor.at() == before) break;
  }
  want_subject(cursor, order.subject);
  order.place = fortress ? *fortress : where_is(context, order.subject);
  if (leaves_some && order.divisions.empty()) want_who_stays(context, cursor, order);
  heard.halt = does_so_already(context, order);
  return heard;
}

}  // namespace estafette::campaign
