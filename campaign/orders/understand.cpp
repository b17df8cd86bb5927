#include "campaign/orders/understand.hpp"

#include "base/problem.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// A phrase ends at a comma, a dash or a stop, and also at these words.
bool ends_phrase(const std::string& plain) {
  for (const char* word : {"to", "via", "with", "and", "then", "at", "from"})
    if (plain == word) return true;
  return false;
}

}  // namespace

std::string Cursor::word(std::size_t ahead) const {
  return at_ + ahead < sentence_->words.size() ? sentence_->words[at_ + ahead].plain : std::string();
}

bool Cursor::take(std::initializer_list<const char*> words) {
  const std::string here = word();
  if (here.empty() || std::none_of(words.begin(), words.end(), [&](const char* one) { return here == one; }))
    return false;
  ++at_;
  return true;
}

void Cursor::take_all(std::initializer_list<const char*> words) {
  while (take(words)) {
  }
}

std::string Cursor::phrase() const {
  std::size_t end = at_ + 1;
  while (end < sentence_->words.size() && sentence_->words[end].before <= Gap::bracket &&
         !ends_phrase(sentence_->words[end].plain))
    ++end;
  return sentence_->between(at_, end);
}

void not_understood(const std::string& found, const std::string& expected, const std::string& remedy) {
  throw Refusal(Problem{"", 0, "", found, expected, remedy});
}

std::size_t one_named(Cursor& cursor, const Catalogue& names, const std::string& what) {
  if (cursor.done()) not_understood(cursor.sentence().text, what, "The sentence stops before it");
  const Match match = names.find(cursor.sentence(), cursor.at());
  if (!match.one()) {
    const std::string words =
        match.found.empty() ? cursor.phrase() : cursor.sentence().between(cursor.at(), cursor.at() + match.words);
    const Meaning meaning{match.found, match.whole, match.found.empty() ? names.nearest_to(words) : ""};
    throw Refusal(not_the_one(names, words, meaning, {.file = "", .expected = what}));
  }
  cursor.skip(match.words);
  return match.found.front();
}

bool order_begins(const LetterContext& context, const Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  if (context.places.find(sentence, cursor.at()).certain) return false;
  if (verb_at(sentence, cursor.at()).verb != nullptr) return true;
  const Match own = context.own.find(sentence, cursor.at());
  if (!own.certain) return false;
  const std::size_t next = cursor.at() + own.words;
  return sentence.before(next) == Gap::colon || verb_at(sentence, next).verb != nullptr;
}

Heard hear(const LetterContext& context, Cursor& cursor, const VerbFound& verb, const ForceId& subject) {
  if (!verb.verb->kind) {
    want_subject(cursor, subject);
    Heard heard;
    heard.order.subject = subject;
    heard.halt = true;
    cursor.take_all({"at", "in", "here", "there", "where", "it", "is", "this", "turn"});
    if (const auto there = maybe_place(context, cursor); there && *there != where_is(context, subject))
      not_understood(
          cursor.sentence().text, "a halt where it is",
          fmt::format("{} is at {}", name_of(context, subject), context.theatre.name(where_is(context, subject))));
    return heard;
  }
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
      return hear_fortress(context, cursor, kind, subject);
    case OrderKind::bridge:
    case OrderKind::take_up_bridge:
      return hear_bridge(context, cursor, kind, subject);
    default:
      return hear_organisation(context, cursor, kind, subject);
  }
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
