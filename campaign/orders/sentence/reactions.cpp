#include "campaign/orders/sentence/reactions.hpp"

#include "base/text.hpp"
#include "campaign/orders/mail/letter_words.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

constexpr const char* kOneChoice = "\"withdraw if attacked\" or \"stand\"";
constexpr const char* kWhyOne =
    "Only whether it withdraws or stands can be ordered beforehand (5.5); how many come is seen when they come, and "
    "the "
    "umpire asks you then";

/// What a condition that the enemy comes is made of.
struct Attack {
  std::size_t words = 0;  ///< none: it is no such condition
  bool numbers = false;   ///< it depends on how many come
};

bool takes_number(Cursor& cursor) {
  if (cursor.take({"outnumbered", "superior", "larger",   "stronger", "greater",  "overwhelming", "overwhelmed",
                   "heavily",     "more",     "less",     "fewer",    "than",     "numbers",      "weaker",
                   "smaller",     "equal",    "strength", "odds",     "inferior", "badly",        "hard"}))
    return true;
  const std::string word = cursor.word();
  if (word.empty() || word.find_first_not_of("0123456789k") != std::string::npos) return false;
  cursor.skip(1);
  return true;
}

bool takes_coming(Cursor& cursor) {
  return cursor.take({"attack",      "attacks",    "attacked", "assaulted",  "advanced",    "advances",   "approach",
                      "approaches",  "approached", "opposed",  "opposition", "pressed",     "threatened", "engaged",
                      "engage",      "engages",    "contact",  "contacted",  "contacts",    "encounter",  "encounters",
                      "encountered", "met",        "meets",    "challenged", "appears",     "appear",     "arrives",
                      "arrive",      "comes",      "come",     "confronted", "angegriffen", "attaque"});
}

bool takes_between(Cursor& cursor) {
  return cursor.take({"it",      "they",  "he",     "you",    "we",      "i",       "is",   "are",  "be",
                      "being",   "corps", "force",  "forces", "enemy",   "enemies", "any",  "does", "do",
                      "made",    "make",  "with",   "by",     "to",      "moves",   "move", "upon", "on",
                      "against", "him",   "them",   "us",     "me",      "towards", "in",   "of",   "case",
                      "event",   "near",  "nearby", "there",  "then",    "has",     "have", "been", "come",
                      "into",    "from",  "a",      "and",    "marches", "advance"});
}

bool takes_pronoun(Cursor& cursor) {
  if (cursor.done()) return false;
  const std::string who = letter_words().pronoun(cursor.sentence().words[cursor.at()].plain);
  if (who != "it" && who != "they") return false;
  cursor.skip(1);
  return true;
}

Attack attack_at(const Sentence& sentence, std::size_t from) {
  Cursor cursor(sentence, from);
  const bool upon = cursor.take({"on", "upon", "under"});
  if (!upon && !cursor.take({"if", "when", "should", "once", "unless", "whenever"})) {
    if (!cursor.take({"in"}) || !cursor.take({"case", "event"})) return {};
  }
  Attack attack;
  attack.numbers = cursor.at() > from && sentence.words[from].plain == "unless";  // "stand unless attacked"
  bool coming = false;
  while (!cursor.done()) {
    if (coming && cursor.gap() >= Gap::dot) break;
    const VerbFound verb = verb_at(sentence, cursor.at());
    if (coming && verb.verb != nullptr) break;
    if (takes_coming(cursor))
      coming = true;
    else if (takes_number(cursor))
      attack.numbers = coming = true;
    else if (!takes_between(cursor) && (coming || !takes_pronoun(cursor)))
      break;
  }
  if (!coming || (upon && cursor.at() - from > 4)) return {};
  attack.words = cursor.at() - from;
  return attack;
}

bool withdraws(const VerbFound& verb, const Sentence& sentence, std::size_t at) {
  if (verb.verb == nullptr || !verb.verb->kind) return false;
  const VerbFound answer = answer_at(sentence, at);
  const bool back = verb.verb->kind == OrderKind::march && verb.words > 1 && sentence.words[at + 1].plain == "back";
  return back || answer.verb->kind == OrderKind::withdraw_if_attacked;
}

VerbFound withdrawing(const Sentence& sentence, std::size_t at, std::size_t words) {
  static const Sentence official = cut(to_string(OrderKind::withdraw_if_attacked));
  VerbFound found = verb_at(official, 0);
  found.foreign = verb_at(sentence, at).foreign;
  found.words = words;
  found.official = false;
  return found;
}

/// "If attacked they are to retire ...": the condition comes first.
VerbFound condition_first(const Sentence& sentence, std::size_t from, const Attack& attack) {
  Cursor cursor(sentence, from + attack.words);
  while (verb_at(sentence, cursor.at()).verb == nullptr &&
         (cursor.take({"then", "it", "they", "he", "you", "is", "are", "to", "will", "shall", "should", "must", "may",
                       "immediately", "corps", "force", "and", "do", "now"}) ||
          takes_pronoun(cursor))) {
  }
  const VerbFound verb = verb_at(sentence, cursor.at());
  const bool stands = verb.verb != nullptr && verb.verb->kind == OrderKind::stand;
  if (!stands && !withdraws(verb, sentence, cursor.at())) return {};
  const std::size_t words = cursor.at() + verb.words - from;
  VerbFound found = stands ? verb : withdrawing(sentence, cursor.at(), words);
  found.words = words;
  found.by_numbers = attack.numbers;
  return found;
}

}  // namespace

void refuse_numbers(const Sentence& sentence, std::size_t from) {
  not_understood(sentence.between(from, sentence.words.size()), kOneChoice, kWhyOne);
}

bool attack_begins(const Sentence& sentence, std::size_t from) {
  return attack_at(sentence, from).words > 0;
}

bool take_attack(Cursor& cursor) {
  const Attack attack = attack_at(cursor.sentence(), cursor.at());
  if (attack.words == 0) return false;
  if (attack.numbers) refuse_numbers(cursor.sentence(), cursor.at());
  cursor.skip(attack.words);
  return true;
}

bool is_noun(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  if (word >= sentence.words.size() || context.own.find(sentence, word).found.empty()) return false;
  const std::size_t begin = word > 0 ? sentence.words[word - 1].end : 0;
  const std::string between = fold(sentence.text.substr(begin, sentence.words[word].begin - begin));
  return between.find("the") != std::string::npos;
}

VerbFound order_at(const LetterContext& context, const Sentence& sentence, std::size_t from) {
  const VerbFound verb = verb_at(sentence, from);
  if (verb.words == 1 && is_noun(context, sentence, from)) return {};
  if (verb.verb == nullptr) {
    const Attack attack = attack_at(sentence, from);
    return attack.words > 0 ? condition_first(sentence, from, attack) : VerbFound{};
  }
  if (verb.verb->kind != OrderKind::march || !withdraws(verb, sentence, from)) return verb;
  Cursor cursor(sentence, from + verb.words);
  Cursor named = cursor;
  named.take({"to", "towards", "on", "upon", "behind"});
  const Match place = context.places.find(sentence, named.at());
  if (place.one() && place.certain) cursor.go_to(named.at() + place.words);
  const Attack attack = attack_at(sentence, cursor.at());
  VerbFound found = attack.words > 0 ? withdrawing(sentence, from, verb.words) : verb;
  found.by_numbers = attack.numbers;
  return found;
}

}  // namespace estafette::campaign
