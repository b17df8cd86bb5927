#include "campaign/orders/letter_context.hpp"

#include "campaign/orders/verbs.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {

bool order_begins(const LetterContext& context, const Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  if (context.places.find(sentence, cursor.at()).certain) return false;
  const Match own = context.own.find(sentence, cursor.at());
  const VerbFound verb = verb_at(sentence, cursor.at());
  const bool named = own.certain && own.words > verb.words;  // "Guard and Reserve" is no order to guard somebody
  if (verb.verb != nullptr && !named) return true;
  if (!own.certain) return false;
  const std::size_t next = cursor.at() + own.words;
  return sentence.before(next) == Gap::colon || verb_at(sentence, next).verb != nullptr;
}

void want_subject(const Cursor& cursor, const ForceId& subject) {
  if (subject.slug.empty())
    not_understood(cursor.sentence().text, "the name of a force, before the order",
                   "Write the name first, as in \"III Corps: stand\"");
}

NodeId where_is(const LetterContext& context, const ForceId& subject) {
  if (const Force* force = find_force(context.state, subject)) return force->at;
  if (const Piece* piece = find_piece(context.state, subject)) return piece->at;
  return {};
}

std::string name_of(const LetterContext& context, const ForceId& subject) {
  if (const Force* force = find_force(context.state, subject)) return force->name;
  if (const Piece* piece = find_piece(context.state, subject)) return piece->name;
  return subject.slug;
}

const Force& force_ordered(const LetterContext& context, const Cursor& cursor, const ForceId& subject) {
  want_subject(cursor, subject);
  const Force* force = find_force(context.state, subject);
  if (force == nullptr)
    not_understood(cursor.sentence().text, "an order for troops",
                   fmt::format("{} has no divisions (MD) that could do that", name_of(context, subject)));
  return *force;
}

std::optional<NodeId> maybe_place(const LetterContext& context, Cursor& cursor) {
  const Match match = context.places.find(cursor.sentence(), cursor.at());
  if (match.found.empty()) return std::nullopt;
  if (!match.certain && order_begins(context, cursor)) return std::nullopt;
  return place(context, cursor);
}

NodeId place(const LetterContext& context, Cursor& cursor) {
  return {context.places[one_named(cursor, context.places, "a place on the map")].id};
}

std::vector<std::string> divisions_named(const LetterContext& context, Cursor& cursor, const Force& force) {
  const Catalogue divisions = divisions_in(force);
  std::vector<std::size_t> all(divisions.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  const std::string what = fmt::format("a division of {}: {}", force.name, clear_names(divisions, all));
  std::vector<std::string> ids;
  while (true) {
    const std::string& id = divisions[one_named(cursor, divisions, what)].id;
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    if (cursor.done()) return ids;
    Cursor next = cursor;
    if (!next.take({"and", "with"}) && next.gap() != Gap::comma) return ids;
    next.take_all({"and", "with"});
    const bool division = !divisions.find(next.sentence(), next.at()).found.empty();
    if (!division && (next.done() || order_begins(context, next))) return ids;
    cursor.go_to(next.at());
  }
}

}  // namespace estafette::campaign
