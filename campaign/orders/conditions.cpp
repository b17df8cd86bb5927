#include "campaign/orders/conditions.hpp"

namespace estafette::campaign {
namespace {

/// "is empty", "is not held by the enemy": whether the place is to be empty; nothing if it is no condition.
std::optional<bool> emptiness(Cursor& cursor) {
  cursor.take_all({"is", "it", "still", "be", "are", "will"});
  bool empty = true;
  if (cursor.take({"not", "isnt"})) empty = false;
  cursor.take_all({"still", "is", "found", "of"});
  if (cursor.take({"empty", "free", "unoccupied", "clear", "vacant", "undefended"})) {
    Cursor next = cursor;
    next.take_all({"of", "enemy", "enemies", "troops"});
    cursor.go_to(next.at());
    cursor.take_all({"is"});
    return empty;
  }
  if (!cursor.take({"occupied", "held", "taken", "defended"})) return std::nullopt;
  cursor.take_all({"by", "enemy", "enemies"});
  return !empty;
}

std::optional<MarchCondition> condition_at(const LetterContext& context, Cursor& cursor, const NodeId& last) {
  const bool unless = cursor.take({"unless"});
  if (!unless && !cursor.take({"if", "when", "should"})) return std::nullopt;
  NodeId place = last;
  const Match named = context.places.find(cursor.sentence(), cursor.at());
  if (named.one()) {
    cursor.skip(named.words);
    place = {context.places[named.found.front()].id};
  } else if (!cursor.take({"it", "there", "this"}) && cursor.word() != "empty" && cursor.word() != "free") {
    return std::nullopt;
  }
  const std::optional<bool> empty = emptiness(cursor);
  if (!empty) return std::nullopt;
  cursor.take_all({"then"});
  return MarchCondition{place, *empty != unless};
}

}  // namespace

bool condition_begins(const LetterContext& context, const Cursor& cursor) {
  Cursor ahead = cursor;
  return condition_at(context, ahead, {}).has_value();
}

std::optional<MarchCondition> maybe_condition(const LetterContext& context, Cursor& cursor, const NodeId& last) {
  Cursor ahead = cursor;
  const std::optional<MarchCondition> found = condition_at(context, ahead, last);
  if (!found) return std::nullopt;
  if (found->place.slug.empty())
    not_understood(cursor.sentence().text, "the place that has to be empty", "Write \"if PLACE is empty march there\"");
  cursor.go_to(ahead.at());
  return found;
}

void put_condition(const Cursor& cursor, const MarchCondition& only, Heard& heard) {
  if (heard.halt || (heard.order.kind != OrderKind::march && heard.order.kind != OrderKind::force_march))
    not_understood(cursor.sentence().text, "a march: nothing else can have such a condition",
                   "Write \"if PLACE is empty march there, else halt\", or else another march");
  (only.empty ? heard.order.if_empty : heard.order.unless_empty) = only.place;
}

bool begins_alternative(const Cursor& cursor) {
  Cursor ahead = cursor;
  return take_alternative(ahead);
}

bool take_alternative(Cursor& cursor) {
  Cursor next = cursor;
  next.take_all({"and", "or"});
  if (!next.take({"else", "otherwise", "elsewise"})) {
    if (!next.take({"if"}) || !next.take({"not"})) return false;
  }
  cursor.go_to(next.at());
  return true;
}

}  // namespace estafette::campaign
