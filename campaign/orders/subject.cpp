#include "campaign/orders/subject.hpp"

#include "campaign/orders/verbs.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestName = 8;  ///< words

/// "Orders for turn 2", "To".
void skip_furniture(const LetterContext& context, Cursor& cursor) {
  while (!cursor.done() && !context.own.find(cursor.sentence(), cursor.at()).certain) {
    if (cursor.take({"turn"})) {
      if (number_in(cursor.word()) > 0 && !context.own.find(cursor.sentence(), cursor.at()).whole) cursor.skip(1);
    } else if (verb_at(cursor.sentence(), cursor.at()).verb != nullptr ||
               !cursor.take({"order", "orders", "for", "of"})) {  // "of": also a German article
      return;
    }
  }
}

std::size_t colon_after(const Sentence& sentence, std::size_t from) {
  for (std::size_t i = from + 1; i <= sentence.words.size(); ++i)
    if (sentence.before(i) == Gap::colon) return i;
  return from;
}

/// Refuses a name that no force has. If it is a division within a larger force, the player is told to detach it first.
[[noreturn]] void refuse_unknown(const LetterContext& context, const Cursor& cursor, std::size_t end) {
  const std::string found = cursor.sentence().between(cursor.at(), end);
  const std::string expected = "a force, headquarters or train of your side";
  for (const Force& force : context.state.forces) {
    if (force.side != context.side || echelon(force) == Echelon::division) continue;
    const Catalogue divisions = divisions_in(force);
    const Match match = divisions.find(cursor.sentence(), cursor.at());
    if (!match.one() || !match.certain) continue;
    const std::string& division = divisions[match.found.front()].name;
    not_understood(found, expected,
                   fmt::format("{0} is part of {1}: first write \"{1}: detach {0}\"", division, force.name));
  }
  const std::string near = context.own.nearest_to(found);
  not_understood(found, expected, near.empty() ? "" : fmt::format("Is it {}?", near));
}

/// One name after the other up to `end`, or up to a verb. The same force may be named twice: "III Corps (Ney)".
std::vector<ForceId> names(const LetterContext& context, Cursor& cursor, std::size_t end) {
  std::vector<ForceId> ids;
  while (cursor.at() < end) {
    if (!ids.empty() && verb_at(cursor.sentence(), cursor.at()).verb != nullptr) return ids;
    Match match = context.own.find(cursor.sentence(), cursor.at());
    if (match.found.empty() && !ids.empty() && cursor.take({"and", "corps", "division", "army", "is", "will", "shall"}))
      continue;
    if (match.found.empty()) refuse_unknown(context, cursor, end);
    const ForceId id{context.own[one_named(cursor, context.own, "a force, headquarters or train of your side")].id};
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    cursor.take_all({"and"});
  }
  return ids;
}

/// Past "will", "is to", "has orders to".
void skip_modals(Cursor& cursor) {
  while (verb_at(cursor.sentence(), cursor.at()).verb == nullptr &&
         cursor.take({"will", "shall", "should", "must", "is", "are", "to", "may", "can", "has", "have", "would", "now",
                      "then", "ordered", "order", "orders"})) {
  }
}

/// Where the names end if no colon says so.
std::size_t end_of_names(const LetterContext& context, const Cursor& from) {
  Cursor cursor = from;
  while (true) {
    const Match match = context.own.find(cursor.sentence(), cursor.at());
    if (!match.one()) return cursor.at();
    cursor.skip(match.words);
    Cursor next = cursor;
    if (next.gap() < Gap::bracket && !next.take({"and"})) return cursor.at();
    if (!context.own.find(next.sentence(), next.at()).certain || verb_at(next.sentence(), next.at()).verb != nullptr)
      return cursor.at();
    cursor.go_to(next.at());
  }
}

}  // namespace

Subjects read_subjects(const LetterContext& context, Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  skip_furniture(context, cursor);
  if (cursor.done()) return {};
  const bool verb = verb_at(sentence, cursor.at()).verb != nullptr;
  if (const std::size_t colon = colon_after(sentence, cursor.at());
      colon > cursor.at() && !(verb && context.own.find(sentence, cursor.at()).found.empty())) {
    Subjects subjects{names(context, cursor, colon), false};
    subjects.heading = cursor.at() == colon;
    skip_modals(cursor);
    return subjects;
  }
  // "March to the guns" is not an order for General Marchand.
  if (verb && !context.own.find(sentence, cursor.at()).certain) return {};
  const std::size_t end = end_of_names(context, cursor);
  Cursor after = cursor;
  after.go_to(end);
  skip_modals(after);
  const bool then_verb = verb_at(sentence, after.at()).verb != nullptr;
  if (end > cursor.at() && (then_verb || !verb)) {
    Subjects subjects{names(context, cursor, end), after.done()};
    cursor.go_to(after.at());
    return subjects;
  }
  if (verb || !nearest_verb(sentence, cursor.at()).empty()) return {};
  const Match own = context.own.find(sentence, cursor.at());
  if (own.found.size() > 1) (void)one_named(cursor, context.own, "a force, headquarters or train of your side");
  for (std::size_t i = cursor.at() + 1; i < sentence.words.size() && i < cursor.at() + kLongestName; ++i)
    if (verb_at(sentence, i).verb != nullptr) refuse_unknown(context, cursor, i);
  return {};
}

}  // namespace estafette::campaign
