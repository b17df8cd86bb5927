#include "campaign/orders/sentence/pronouns.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {
namespace {

constexpr std::size_t kShortBan = 8;      ///< words of a line that forbids a place
constexpr std::size_t kFromNegation = 2;  ///< words: "not to withdraw", "never again march"

bool names_a_place(const LetterContext& context, const Sentence& sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i)
    if (context.places.find(sentence, i).certain) return true;
  return false;
}

bool names_a_force(const LetterContext& context, const Sentence& sentence) {
  for (std::size_t i = 0; i < sentence.words.size(); ++i)
    if (context.own.find(sentence, i).certain) return true;
  return false;
}

}  // namespace

std::optional<PronounFound> pronoun_at(const LetterContext& context, const Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  Cursor next = cursor;
  next.take_all({"there", "then", "and"});
  if (next.done()) return std::nullopt;
  const std::string who = letter_words().pronoun(sentence.words[next.at()].plain);
  if (who.empty() || context.own.find(sentence, next.at()).words > 1) return std::nullopt;
  next.skip(1);
  PronounFound found{0, who == "it", who == "you", false, false, false};
  while (verb_at(sentence, next.at()).verb == nullptr && next.gap() < Gap::bracket) {
    if (next.take({"shall", "must", "should", "is", "are", "am", "to", "has", "have", "ordered"}))
      found.orders = true;
    else if (next.take({"will", "may"}))
      found.will = true;
    else if (next.take({"would", "can", "could", "might"}))
      found.will = found.perhaps = true;
    else if (!next.take({"also", "then", "now", "only", "both", "all", "each"}))
      break;
  }
  if (next.done() || order_at(context, sentence, next.at()).verb == nullptr) return std::nullopt;
  found.verb = next.at();
  return found;
}

bool may_order_by_pronoun(const LetterContext& context, const Sentence& sentence, bool behind_order) {
  const std::optional<PronounFound> found = pronoun_at(context, Cursor(sentence));
  if (!found) return false;
  if (found->reader)
    return (found->orders || found->will) && (names_a_place(context, sentence) || names_a_force(context, sentence));
  return found->orders || behind_order;
}

bool sure_of(const PronounFound& found, const std::vector<Order>& before) {
  if (found.reader || found.perhaps || !(found.orders || found.one) || before.empty()) return false;
  const Order& last = before.back();
  return last.divisions.empty() && last.other.slug.empty() && last.others.empty();
}

void refuse_pronoun(const Cursor& cursor) {
  not_understood(cursor.sentence().between(cursor.at(), cursor.sentence().words.size()),
                 "the name of the force that is ordered", "Write it before the order, as in \"III Corps: stand\"");
}

std::size_t negation_at(const Sentence& sentence, std::size_t from) {
  for (const std::vector<std::string>& phrase : letter_words().negations()) {
    if (from + phrase.size() > sentence.words.size()) continue;
    bool same = true;
    for (std::size_t k = 0; k < phrase.size() && same; ++k) same = sentence.words[from + k].plain == phrase[k];
    if (same) return phrase.size();
  }
  const bool no = from + 1 < sentence.words.size() && sentence.words[from].plain == "no" &&
                  verb_at(sentence, from).verb == nullptr && verb_at(sentence, from + 1).verb != nullptr;
  return no ? 1 : 0;
}

bool forbids(const LetterContext& context, const Sentence& sentence) {
  if (sentence.words.empty()) return false;
  const bool tells = letter_words().pronoun(sentence.words.front().plain) == "you";
  if (tells && !names_a_place(context, sentence) && !names_a_force(context, sentence)) return false;
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const std::size_t words = negation_at(sentence, i);
    if (words == 0) continue;
    for (std::size_t k = i + words; k < i + words + kFromNegation && sentence.before(k) < Gap::dot; ++k)
      if (verb_at(sentence, k).verb != nullptr) return true;
    if (sentence.words.size() <= kShortBan && !letter_words().is_aside(sentence.words.front().plain) &&
        (names_a_place(context, sentence) || names_a_force(context, sentence)))
      return true;  // "Nobody is to pass Weissenfels"
  }
  return false;
}

}  // namespace estafette::campaign
