#include "campaign/orders/speech/everybody.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

std::optional<Everybody> take_everybody(Cursor& cursor) {
  Cursor next = cursor;
  Everybody whom;
  bool meant = false;
  while (!next.done()) {
    if (next.take({"all", "every", "everyone", "everybody"})) {
      meant = true;
    } else if (next.take({"rest", "remaining", "remainder", "reste"})) {
      meant = whom.rest = whom.left = true;
    } else if (next.take({"others"})) {
      whom.left = whom.left || !meant;  // "the others", but not "all others"
      meant = whom.rest = true;
    } else if (next.take({"else"})) {
      meant = whom.rest = true;
    } else if (meant && next.take({"other"})) {
      whom.rest = true;
    } else if (meant && next.word() == "now" && (next.word(1) == "corps" || next.word(1) == "divisions")) {
      next.skip(1);  // "todos los cuerpos"
    } else if (meant && next.take({"corps", "korps"})) {
      whom.divisions = false;
    } else if (meant && next.take({"divisions", "division"})) {
      whom.corps = false;
    } else if (!meant || !next.take({"of", "forces", "force", "troops", "units", "unit", "formations", "commands"})) {
      break;
    }
  }
  if (!meant) return std::nullopt;
  cursor.go_to(next.at());
  return whom;
}

namespace {

/// The last order that leaves a part of a force to itself, if nobody but that part has been ordered since; none
/// otherwise.
const Order* last_division(const LetterContext& context, const std::vector<Order>& before) {
  for (auto order = before.rbegin(); order != before.rend(); ++order) {
    if (order->kind == OrderKind::form) return nullptr;
    if (!order->divisions.empty()) {
      const auto is_part = [&](const Order& later) {
        const Force* force = find_force(context.state, later.subject);
        const std::vector<std::string>& parts = order->divisions;
        return force != nullptr && std::find(parts.begin(), parts.end(), force->troops->id) != parts.end();
      };
      return std::all_of(before.rbegin(), order, is_part) ? &*order : nullptr;
    }
  }
  return nullptr;
}

/// Past "except III and VI Corps": who is left out of all; nobody if it does not say so.
std::vector<ForceId> take_exceptions(const LetterContext& context, Cursor& cursor) {
  Cursor next = cursor;
  std::vector<ForceId> found;
  const std::size_t less = letter_words().less_at(next.sentence(), next.at());
  next.skip(less);
  if (less == 0 && !next.take({"except", "but"})) return found;
  next.take_all({"for", "of"});
  while (true) {
    const Match one = context.own.find(next.sentence(), next.at());
    if (!one.certain || !one.one()) break;
    found.push_back({context.own[one.found.front()].id});
    next.skip(one.words);
    cursor.go_to(next.at());
    next.take_all({"and"});
  }
  return found;
}

}  // namespace

Subjects read_everybody(const LetterContext& context, Cursor& cursor, const std::vector<Order>& before,
                        const LetterWriter* writer, const State& founded) {
  const Everybody whom = take_everybody(cursor).value();
  const std::vector<ForceId> without = take_exceptions(context, cursor);
  if (const Order* divided = whom.left ? last_division(context, before) : nullptr)
    not_understood(cursor.sentence().text, "the name of a force, or \"everybody else\"",
                   fmt::format("It may be the rest of {0} or all other forces: write \"{0}\" or \"everybody else\"",
                               name_of(context, divided->subject)));
  Subjects subjects{{}, cursor.done() || cursor.gap() == Gap::colon};
  for (const Force& force : context.state.forces) {
    const bool level = echelon(force) == Echelon::division ? whom.divisions : whom.corps;
    const bool his = writer == nullptr || commands(*writer, founded, context.state, force.id);
    const bool named =
        std::any_of(before.begin(), before.end(), [&](const Order& order) { return order.subject == force.id; });
    if (force.side == context.side && force.duty == Duty::field && level && his && !(whom.rest && named) &&
        std::find(without.begin(), without.end(), force.id) == without.end())
      subjects.ids.push_back(force.id);
  }
  if (subjects.ids.empty())
    not_understood(cursor.sentence().text, "forces in the field that the letter has not named", "There are none");
  cursor.take_all({"will", "shall", "should", "must", "is", "are", "to", "may"});
  return subjects;
}

bool orders_everybody(const LetterContext& context, Cursor cursor) {
  if (context.own.find(cursor.sentence(), cursor.at()).certain) return false;
  const std::size_t begin = cursor.at();
  const std::optional<Everybody> whom = take_everybody(cursor);
  if (!whom) return false;
  (void)take_exceptions(context, cursor);
  if (cursor.gap() == Gap::colon) return true;
  if (cursor.done()) return whom->rest && cursor.sentence().words[begin].begin > 0;  // "The rest", but not "Rest"
  cursor.take_all({"will", "shall", "should", "must", "is", "are", "to", "may"});
  const VerbFound verb = order_at(context, cursor.sentence(), cursor.at());
  for (const OrderKind kind : {OrderKind::garrison, OrderKind::invest, OrderKind::besiege})
    if (verb.verb != nullptr && verb.verb->kind == kind)  // "All garrisons hold" is for them alone
      return context.places.find(cursor.sentence(), cursor.at() + verb.words).certain;
  return verb.verb != nullptr || goes_to(context, cursor);
}

}  // namespace estafette::campaign
