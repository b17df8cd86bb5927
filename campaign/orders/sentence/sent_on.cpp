#include "campaign/orders/sentence/sent_on.hpp"

#include "base/text.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"

#include <algorithm>
#include <optional>

namespace estafette::campaign {
namespace {

bool is_object(const Cursor& cursor) {
  if (cursor.done()) return false;
  const std::string who = letter_words().pronoun(cursor.sentence().words[cursor.at()].plain);
  return who == "it" || who == "they" || cursor.word() == "them";
}

/// Articles are no words of a sentence: "et la porter sur Jena".
bool behind_an_object(const Cursor& cursor) {
  if (cursor.at() == 0 || cursor.done()) return false;
  const Sentence& sentence = cursor.sentence();
  const std::size_t begin = sentence.words[cursor.at() - 1].end;
  return letter_words().is_object(fold(sentence.text.substr(begin, sentence.words[cursor.at()].begin - begin)));
}

/// Behind "march it", "send them", where the way begins.
std::optional<std::size_t> behind_sending(const Cursor& from) {
  Cursor cursor = from;
  cursor.take_all({"and", "then"});
  const VerbFound verb = verb_at(cursor.sentence(), cursor.at());
  const bool marches = verb.verb != nullptr && verb.verb->kind == OrderKind::march;
  const std::size_t sends = letter_words().sends_at(cursor.sentence(), cursor.at());
  if (!marches && sends == 0) return std::nullopt;
  const bool object = behind_an_object(cursor);
  cursor.skip(std::max(marches ? verb.words : 0, sends));
  if (is_object(cursor))
    cursor.skip(1);
  else if (!object)
    return std::nullopt;
  return cursor.at();
}

/// Behind "which will", where the order begins.
std::optional<std::size_t> behind_relative(const LetterContext& context, const Cursor& from) {
  Cursor cursor = from;
  cursor.take_all({"and"});
  if (!cursor.take({"which", "who", "that"})) return std::nullopt;
  while (verb_at(cursor.sentence(), cursor.at()).verb == nullptr &&
         cursor.take({"shall", "will", "is", "are", "should", "must", "then", "to"})) {
  }
  if (order_at(context, cursor.sentence(), cursor.at()).verb == nullptr) return std::nullopt;
  return cursor.at();
}

/// At "to Jena", or behind "to" if an order follows, "to invest Jena"; at "(stays here)".
std::optional<std::size_t> straight_on(const LetterContext& context, const Cursor& from) {
  if (from.done()) return std::nullopt;
  if (from.gap() == Gap::bracket && order_at(context, from.sentence(), from.at()).verb != nullptr) return from.at();
  if (goes_to(context, from)) return from.at();
  Cursor cursor = from;
  if (!cursor.take({"to"}) || order_at(context, cursor.sentence(), cursor.at()).verb == nullptr) return std::nullopt;
  return cursor.at();
}

}  // namespace

bool sends_on(const LetterContext& context, const Cursor& cursor) {
  return behind_sending(cursor) || behind_relative(context, cursor);
}

bool sends_on(const LetterContext& context, const Cursor& cursor, const Order& order) {
  if (order.kind != OrderKind::detach || order.divisions.empty()) return false;
  return sends_on(context, cursor) || straight_on(context, cursor);
}

std::vector<ForceId> sent_on(const LetterContext& context, Cursor& cursor, const std::vector<Order>& before) {
  if (before.empty() || !sends_on(context, cursor, before.back())) return {};
  std::vector<ForceId> ids;
  for (const Force& force : context.state.forces) {
    const std::vector<std::string>& divisions = before.back().divisions;
    if (force.side == context.side &&
        std::find(divisions.begin(), divisions.end(), force.troops->id) != divisions.end())
      ids.push_back(force.id);
  }
  if (ids.size() != before.back().divisions.size()) return {};
  std::optional<std::size_t> on = behind_sending(cursor);
  if (!on) on = behind_relative(context, cursor);
  if (!on) on = straight_on(context, cursor);
  cursor.go_to(*on);
  return ids;
}

}  // namespace estafette::campaign
