#include "campaign/orders/what_is_ordered.hpp"

#include "base/text.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/mail/mail.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/speech/prose.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace estafette::campaign {

bool is_place_alone(const LetterContext& context, const Cursor& cursor, const std::vector<ForceId>& whom) {
  const bool troops = std::all_of(whom.begin(), whom.end(),
                                  [&](const ForceId& id) { return find_force(context.state, id) != nullptr; });
  if (cursor.done() || whom.empty() || !troops || !context.places.find(cursor.sentence(), cursor.at()).certain)
    return false;
  if (cursor.at() == 0 || cursor.gap() == Gap::colon) return true;
  const Sentence& sentence = cursor.sentence();
  const std::size_t end = sentence.words[cursor.at() - 1].end;
  const std::string between = sentence.text.substr(end, sentence.words[cursor.at()].begin - end);
  return cursor.gap() == Gap::dash && between.find('|') == std::string::npos;  // a table whose titles we do not know
}

VerbFound verb_ordered(const LetterContext& context, const Cursor& cursor, bool named,
                       const std::vector<ForceId>& whom) {
  static const Sentence follow = cut(to_string(OrderKind::follow));
  static const Sentence march = cut(to_string(OrderKind::march));
  const VerbFound found = order_at(context, cursor.sentence(), cursor.at());
  if (found.verb == nullptr && (goes_to(context, cursor) || (named && is_place_alone(context, cursor, whom))))
    return {verb_at(march, 0).verb, 0, true, false, false};
  if (found.verb == nullptr && named && cursor.word() == "with") return verb_at(follow, 0);
  return found;
}

void refuse_name_like_verb(const LetterContext& context, const Cursor& cursor, const VerbFound& verb) {
  if (verb.verb->kind != OrderKind::escort || verb.words != 1) return;
  if (context.own.find(cursor.sentence(), cursor.at()).found.empty()) return;
  const Match train = context.own.find(cursor.sentence(), cursor.at() + 1);
  Cursor behind = cursor;
  behind.skip(1);
  if (train.certain || behind.take({"train", "bridge", "pontoon", "pontoons", "boats"})) return;
  Cursor name = cursor;
  const std::string found =
      context.own[one_named(name, context.own, "a force, headquarters or train of your side")].name;
  not_understood(
      cursor.sentence().text, "an order after the name, such as march, stand or halt",
      fmt::format("If {} is meant, write \"{}: stand\"; a train is escorted by \"escort the train\"", found, found));
}

std::optional<ForceId> object_as_subject(const LetterContext& context, Cursor& cursor, const OrderVerb& verb) {
  const bool own_object = verb.kind && (*verb.kind == OrderKind::form || *verb.kind == OrderKind::attach ||
                                        *verb.kind == OrderKind::detach || *verb.kind == OrderKind::escort ||
                                        *verb.kind == OrderKind::rally || *verb.kind == OrderKind::follow);
  const Match found = context.own.find(cursor.sentence(), cursor.at());
  if (own_object || !found.certain || !found.one() || context.places.find(cursor.sentence(), cursor.at()).certain)
    return std::nullopt;
  cursor.skip(found.words);
  return ForceId{context.own[found.found.front()].id};
}

std::optional<Problem> hidden_order(const LetterContext& context, const LetterLine& line) {
  if (line.passed_over == in_words(MailPart::header)) {
    const std::string said(trim(std::string_view(line.text).substr(line.text.find(':') + 1)));
    if (!is_order_beyond_doubt(context, cut(said))) return std::nullopt;
    return Problem{"",
                   0,
                   "",
                   line.text,
                   "an order without a title before it, or a heading of the mail",
                   "If it is an order, begin with the name of the force"};
  }
  const Sentence sentence = cut(line.remark);
  const Match named = context.own.find(sentence, 0);
  if (!named.certain || named.words < sentence.words.size()) return std::nullopt;
  return Problem{"",
                 0,
                 "",
                 line.text,
                 "a heading without \"#\", or nothing",
                 "What stands behind \"#\" is not read: if it is the heading of the lines below, write \"NAME:\""};
}

void refuse_one_place_each(const LetterContext& context, const Cursor& cursor, std::size_t from, std::size_t forces) {
  if (forces < 2) return;
  const Sentence& sentence = cursor.sentence();
  std::size_t places = 0;
  bool joined = false;  // by "and", to the place before it
  for (std::size_t i = from; i < cursor.at();) {
    const Match place = context.places.find(sentence, i);
    if (place.certain) {
      joined = places > 0 && letter_words().in_english(sentence.words[i - 1].plain) == "and";
      ++places;
    }
    i += place.certain ? std::max<std::size_t>(place.words, 1) : 1;
  }
  if (places == forces && joined)
    not_understood(sentence.text, "one way for all of them, or one place for each",
                   "If each goes to a place of its own, write them one by one; if all go through all, write dashes");
}

bool ends_its_march(const LetterContext& context, Cursor& cursor, std::size_t start, const Order& march) {
  Cursor joined(cursor.sentence(), start);
  joined.take_all({"and"});
  bool behind = joined.take({"then"}) || joined.at() != start || (start > 0 && joined.gap() == Gap::dash);
  Cursor next = cursor;
  if (next.take({"on", "upon"}) && next.take({"arrival", "arriving"})) behind = true;
  if (next.at() == cursor.at() || !behind) {
    next = cursor;
    behind = next.take({"there"}) || behind;
  }
  next.take_all({"there", "at", "in", "here", "it", "for", "orders", "further", "order"});
  const auto where = maybe_place(context, next);
  if (where && *where == march.way.back()) behind = true;
  if (!behind) return false;
  if (where && *where != march.way.back())
    not_understood(cursor.sentence().text, fmt::format("to stand at {}", context.theatre.name(march.way.back())),
                   "It stands where its march ends");
  cursor.go_to(next.at());
  (void)take_attack(cursor);  // "hold if attacked"
  refuse_rest(context, cursor);
  return true;
}

}  // namespace estafette::campaign
