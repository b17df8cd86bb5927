#include "campaign/orders/conditions.hpp"

#include "campaign/orders/days.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>

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

/// "There is no enemy there", "the enemy is at Halle": where, and whether the place is to be empty. A place that is not
/// named is the last of the way.
std::optional<MarchCondition> enemy_there(const LetterContext& context, Cursor& cursor, const NodeId& last) {
  cursor.take_all({"there", "is", "are"});
  MarchCondition found{last, cursor.take({"no"})};
  if (!cursor.take({"enemy", "enemies", "opposition"})) return std::nullopt;
  cursor.take_all({"troops", "force", "forces", "is", "are", "be", "still", "already", "corps"});
  if (cursor.take({"not"})) found.empty = true;
  bool there = found.empty;
  while (cursor.take({"there", "here", "present", "seen", "found", "visible", "around"})) there = true;
  if (cursor.word() == "at" || cursor.word() == "in") {
    Cursor behind = cursor;
    behind.skip(1);
    if (context.places.find(behind.sentence(), behind.at()).one()) {
      found.place = place(context, behind);
      cursor.go_to(behind.at());
      there = true;
    }
  }
  if (!there) return std::nullopt;
  return found;
}

std::optional<MarchCondition> condition_at(const LetterContext& context, Cursor& cursor, const NodeId& last) {
  const bool unless = cursor.take({"unless"});
  if (!unless && !cursor.take({"if", "when", "should"})) return std::nullopt;
  Cursor enemy = cursor;
  if (std::optional<MarchCondition> found = enemy_there(context, enemy, last)) {
    cursor.go_to(enemy.at());
    cursor.take_all({"then"});
    return MarchCondition{found->place, found->empty != unless};
  }
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

std::optional<int> take_turn(Cursor& cursor, int now, const map::Calendar& calendar) {
  if (const std::optional<int> turn = take_day(cursor, calendar)) return turn;
  Cursor next = cursor;
  next.take_all({"order", "orders", "for", "of", "in"});
  const bool here = next.take({"this"});
  const bool later = !here && next.take({"next", "following"});
  if (!next.take({"turn", "turns", "week", "round", "half"})) return std::nullopt;
  next.take({"week"});
  if (Cursor day = next; !here && !later) {
    if (const std::optional<int> turn = take_day(day, calendar)) {  // "the half-week of 28 April"
      cursor.go_to(day.at());
      return turn;
    }
  }
  int turn = here ? now : now + 1;
  if (!here && !later) {
    turn = number_in(next.word());
    if (turn <= 0) return std::nullopt;
    next.skip(1);
    if (!next.done() && next.gap() < Gap::bracket && next.word() != "order" && next.word() != "orders")
      return std::nullopt;
  }
  cursor.go_to(next.at());
  return turn;
}

std::optional<TurnHeading> turn_heading(const std::string& clause, int now, const map::Calendar& calendar) {
  const Sentence sentence = cut(clause);
  Cursor cursor(sentence), day(sentence);
  if (take_day(day, calendar) && (!day.done() || sentence.at_end != Gap::colon)) return std::nullopt;
  const std::optional<int> turn = take_turn(cursor, now, calendar);
  return turn ? std::optional(TurnHeading{*turn, cursor.done()}) : std::nullopt;
}

void want_this_turn(const std::string& found, std::optional<int> meant, int now, const map::Calendar& calendar) {
  if (meant.value_or(now) == now) return;
  const std::string expected = fmt::format("an order for turn {}, {}", now, map::to_string(dates_of(calendar, {now})));
  if (*meant == 0) not_understood(found, expected, "That day is in no half-week of this campaign");
  not_understood(found, expected,
                 fmt::format("What is for turn {}, {}, is ordered when that half-week begins (1.1); if only the number "
                             "is wrong, mend it",
                             *meant, map::to_string(dates_of(calendar, {*meant}))));
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
