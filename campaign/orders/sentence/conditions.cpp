#include "campaign/orders/sentence/conditions.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/days.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>

#include <algorithm>

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
  if (cursor.take({"but"}); cursor.take({"only"}))
    if (cursor.word() != "if" && cursor.word() != "when") return std::nullopt;
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
  } else if (!cursor.done() && letter_words().pronoun(cursor.sentence().words[cursor.at()].plain) == "it") {
    cursor.skip(1);
  } else if (!cursor.take({"there", "this"}) && cursor.word() != "empty" && cursor.word() != "free") {
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

MarchCondition contrary_of(const std::optional<MarchCondition>& last, const Cursor& cursor) {
  if (!last)
    not_understood(cursor.sentence().text, "a condition before \"else\"",
                   "Write \"if PLACE is empty march there, else halt\"");
  return {last->place, !last->empty};
}

std::optional<MarchCondition> condition_behind(const LetterContext& context, Cursor& cursor, const NodeId& last) {
  Cursor ahead = cursor;
  if (cursor.gap() == Gap::dot && condition_at(context, ahead, last) && !ahead.done() && ahead.gap() != Gap::dot)
    return std::nullopt;
  return maybe_condition(context, cursor, last);
}

void put_condition(const Cursor& cursor, const MarchCondition& only, Heard& heard) {
  if (heard.halt || (heard.order.kind != OrderKind::march && heard.order.kind != OrderKind::force_march))
    not_understood(cursor.sentence().text, "a march: nothing else can have such a condition",
                   "Write \"if PLACE is empty march there, else halt\", or else another march");
  (only.empty ? heard.order.if_empty : heard.order.unless_empty) = only.place;
}

namespace {

/// "2", "II", "two", "second".
int turn_named(const std::string& word) {
  return std::max(number_in(word), letter_words().number(word));
}

/// "T2": turn 2; 0 for any other word.
int turn_in_short(const std::string& word) {
  constexpr std::size_t kLongest = 3;
  if (word.size() < 2 || word.size() > kLongest || word.front() != 't' ||
      word.find_first_not_of("0123456789", 1) != std::string::npos)
    return 0;
  return std::stoi(word.substr(1));
}

bool takes_turn_word(Cursor& cursor) {
  if (!cursor.take({"turn", "turns", "week", "round", "half"})) return false;
  cursor.take({"week"});
  return true;
}

/// The turn of a number with a day beside it, "turn 1, 27-30 April"; if they are not the same, the one that is not now.
int of_both(int number, int day, int now) {
  return number == now ? day : number;
}

/// True if a force or an order is named there, or further on.
bool orders_something(const LetterContext& context, Cursor cursor) {
  for (; !cursor.done(); cursor.skip(1))
    if (verb_at(cursor.sentence(), cursor.at()).verb != nullptr ||
        context.own.find(cursor.sentence(), cursor.at()).certain)
      return true;
  return false;
}

}  // namespace

std::optional<int> take_turn(Cursor& cursor, int now, const map::Calendar& calendar) {
  if (const std::optional<int> turn = take_day(cursor, calendar)) return turn;
  if (const std::optional<int> turn = take_day_of_month(cursor, now, calendar)) return turn;
  if (const int short_turn = turn_in_short(cursor.word()); short_turn > 0) {
    cursor.skip(1);
    return short_turn;
  }
  Cursor next = cursor;
  next.take_all({"order", "orders", "for", "of", "in"});
  if (Cursor day = next; next.at() != cursor.at()) {  // "orders for 14-17 May"
    if (const std::optional<int> turn = take_day(day, calendar)) {
      cursor.go_to(day.at());
      return turn;
    }
  }
  if (Cursor ordinal = next; turn_named(ordinal.word()) > 0) {  // "orders for the second turn"
    ordinal.skip(1);
    const int turn = turn_named(next.word());
    if (next.at() == cursor.at() || !takes_turn_word(ordinal)) return std::nullopt;
    cursor.go_to(ordinal.at());
    return turn;
  }
  const bool here = next.take({"this"});
  const bool later = !here && next.take({"next", "following"});
  if (!takes_turn_word(next)) return std::nullopt;
  int turn = here ? now : now + 1;
  if (!here && !later) {
    turn = turn_named(next.word());
    Cursor number = next, day = next;
    number.skip(1);
    const std::optional<int> beside = turn > 0 ? take_day(number, calendar) : std::nullopt;
    if (beside) {
      cursor.go_to(number.at());
      return of_both(turn, *beside, now);
    }
    if (const std::optional<int> dated = take_day(day, calendar)) {  // "the half-week of 28 April"
      cursor.go_to(day.at());
      return dated;
    }
    if (turn <= 0) return std::nullopt;
    next.skip(1);
    if (!next.done() && next.gap() < Gap::bracket && next.word() != "order" && next.word() != "orders")
      return std::nullopt;
  } else if (Cursor day = next;
             const std::optional<int> beside = take_day(day, calendar)) {  // "this turn, 27-30 April"
    cursor.go_to(day.at());
    return of_both(turn, *beside, now);
  }
  cursor.go_to(next.at());
  return turn;
}

std::optional<TurnHeading> turn_heading(const LetterContext& context, const std::string& clause) {
  const int now = context.state.turn.value;
  const map::Calendar& calendar = context.theatre.rules.calendar;
  const Sentence sentence = cut(clause);
  Cursor cursor(sentence), day(sentence);
  if (take_day(day, calendar) && (!day.done() || sentence.at_end != Gap::colon)) return std::nullopt;
  if (const std::optional<int> turn = take_turn(cursor, now, calendar)) return TurnHeading{*turn, cursor.done()};
  if (sentence.at_end != Gap::colon || orders_something(context, cursor)) return std::nullopt;
  for (std::size_t i = 1; i < sentence.words.size(); ++i) {  // "Here are my orders for ...:"
    Cursor named(sentence, i);
    if (const std::optional<int> turn = take_turn(named, now, calendar); turn && named.done())
      return TurnHeading{*turn, true};
  }
  return std::nullopt;
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
