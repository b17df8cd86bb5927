#include "campaign/orders/speech/prose.hpp"

#include "base/letters.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/conditions.hpp"
#include "campaign/orders/sentence/hours.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/departures.hpp"
#include "campaign/orders/speech/everybody.hpp"
#include "campaign/orders/speech/plain_speech.hpp"
#include "campaign/orders/speech/strangers.hpp"
#include "campaign/orders/speech/telegram.hpp"
#include "campaign/orders/speech/turns_of_phrase.hpp"
#include "campaign/orders/speech/wishes.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestSignature = 3;  ///< words of a player's name below "Best regards,"
constexpr std::size_t kNamesItsOrder = 8;     ///< words of a line that may order by a verb we do not know
constexpr std::size_t kSplitsUp = 14;         ///< words of a line that may send parts of a force to several places
constexpr std::size_t kShortLine = 6;  ///< words: so short a line that has a verb of an order may be meant for one

bool begins_courteously(const Sentence& sentence) {
  return !sentence.words.empty() && letter_words().is_courtesy(sentence.words.front().plain);
}

bool verb_is_at(const Sentence& sentence, std::size_t word) {
  return verb_at(sentence, word).verb != nullptr;
}

std::string plain_at(const Sentence& sentence, std::size_t word) {
  return word < sentence.words.size() ? letter_words().in_english(sentence.words[word].plain) : std::string();
}

/// True if a force of the side is named there: "I" alone may be the player himself as well as I Corps.
bool names_own(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  return force_named(context, sentence, word).certain;
}

/// "If the enemy is in strength at Merseburg": what stands there belongs to the condition.
bool in_condition(const Sentence& sentence, std::size_t word) {
  for (std::size_t i = word; i-- > 0 && sentence.before(i + 1) < Gap::dot && !verb_is_at(sentence, i);) {
    const std::string plain = plain_at(sentence, i);
    if (plain == "if" || plain == "when" || plain == "unless" || plain == "should" || plain == "only") return true;
  }
  return false;
}

/// Behind "and then", "also", and behind the article of a name, "El III Cuerpo".
std::size_t first_word(const LetterContext& context, const Sentence& sentence) {
  Cursor cursor(sentence);
  cursor.take_all({"and", "then", "also", "afterwards", "next", "but", "finally"});
  Cursor article = cursor;
  if (!cursor.done() && sentence.words[cursor.at()].plain.size() > 1 && article.take({"now"}) &&
      names_own(context, sentence, article.at()))
    return article.at();
  return cursor.at();
}

/// "Everyone else ...", but not "All is quiet".
bool begins_with_the_rest(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  Cursor cursor(sentence, first);
  if (context.own.find(sentence, first).certain) return false;
  const std::optional<Everybody> who = take_everybody(cursor);
  return who && who->rest;
}

/// "Il principe ...", though "il" also tells of something in French: an article with no verb behind it.
bool begins_with_article(const Sentence& sentence, std::size_t first) {
  return plain_at(sentence, first) == "now" && sentence.words[first].plain != "now" &&
         !letter_words().is_courtesy(sentence.words[first].plain) && !verb_is_at(sentence, first + 1);
}

bool is_condition_at(const Sentence& sentence, std::size_t word) {
  const std::string plain = plain_at(sentence, word);
  return plain == "if" || plain == "unless" || plain == "when";
}

/// True for a condition that is none of the player's own or his umpire's leisure, "When you have the time".
bool depends(const Sentence& sentence, std::size_t first) {
  for (const char* one : {"case", "event", "doubt", "emergency"})  // "In case of trouble fall back to Weimar"
    if (plain_at(sentence, first) == "in" && plain_at(sentence, first + 1) == one) return true;
  if (!is_condition_at(sentence, first) && plain_at(sentence, first) != "should") return false;
  if (first + 1 >= sentence.words.size()) return false;
  const std::string& who = sentence.words[first + 1].plain;
  return !letter_words().is_reader(who) && who != "i" && who != "ich" && who != "je";
}

/// "You are to be at Jena on the 30th": an order, and nobody knows for whom.
bool orders_the_reader(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  if (!letter_words().is_reader(sentence.words[first].plain)) return false;
  Cursor cursor(sentence, first + 1);
  const bool told = cursor.take({"will", "shall", "must", "are", "should"});
  for (std::size_t i = cursor.at(); i < sentence.words.size() && sentence.before(i) < Gap::dot; ++i)
    if (goes_to(context, Cursor(sentence, i)) ||  // "Vous marcherez sur Jena"
        (told && (verb_is_at(sentence, i) || context.places.find(sentence, i).certain)))
      return true;
  return false;
}

bool is_force_march(const Sentence& sentence, std::size_t word) {
  if (Cursor plural(sentence, word); plural.take({"forced"}) && plural.take({"marches"})) return true;
  const VerbFound found = verb_at(sentence, word);
  return found.verb != nullptr && found.verb->kind == OrderKind::force_march;
}

/// "6C Jena", "6ta: Jena": a name that is a figure with letters, and a place, and hardly more.
bool names_by_figure(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  constexpr std::size_t kMostWords = 3;
  const std::string& name = sentence.words[first].plain;
  const bool figure = name.size() > 1 && is_digit(name.front()) && is_letter(name.back());
  if (!figure || sentence.words.size() - first > kMostWords) return false;
  for (std::size_t i = first + 1; i < sentence.words.size(); ++i)
    if (context.places.find(sentence, i).certain) return true;
  return false;
}

/// "Nothing for Ney this turn", "nichts für Ney": it may take back what he was ordered.
bool nothing_for_somebody(const LetterContext& context, const Sentence& sentence, std::size_t first) {
  if (letter_words().cell(sentence.between(first, first + 1)) != "no") return false;
  return names_own(context, sentence, first + 2);  // behind "for", "für", "pour"
}

/// "Ney" or "III Corps", and nothing else: below a letter it is who has written it.
bool is_name_alone(const LetterContext& context, const Sentence& sentence) {
  if (sentence.words.empty() || sentence.at_end == Gap::colon) return false;
  const Match own = context.own.find(sentence, 0);
  return own.certain && own.words == sentence.words.size();
}

/// "Orders from His Majesty the Emperor:": who gives them, and nobody to whom.
bool says_whose_orders(const Sentence& sentence) {
  if (sentence.at_end != Gap::colon || sentence.words.size() < 3) return false;
  Cursor cursor(sentence);
  if (!cursor.take({"order", "orders"}) || !cursor.take({"from", "by"})) return false;
  for (std::size_t i = cursor.at(); i < sentence.words.size(); ++i)
    if (verb_is_at(sentence, i) || sentence.before(i) == Gap::colon) return false;
  return true;
}

}  // namespace

bool is_courtesy(const LetterContext& context, const Sentence& sentence) {
  if (sentence.words.empty()) return true;
  if (!begins_courteously(sentence)) return false;
  if (says_whose_orders(sentence)) return true;
  for (std::size_t i = 0; i < sentence.words.size(); ++i)
    if (verb_is_at(sentence, i) || context.own.find(sentence, i).certain ||
        (i > 0 && goes_to(context, Cursor(sentence, i))))
      return false;
  return true;
}

Sentence without_greeting(const LetterContext& context, Sentence sentence) {
  if (!begins_courteously(sentence) || context.own.find(sentence, 0).certain) return sentence;
  bool named = false;  // "Orders for III Corps, march ..." is for III Corps
  for (std::size_t i = 1; i < sentence.words.size(); ++i) {
    const bool ends = sentence.before(i) == Gap::comma || sentence.before(i) == Gap::colon;
    if (ends && named && !names_own(context, sentence, i)) return sentence;
    if (ends) return cut(sentence.text.substr(sentence.words[i].begin));
    named = named || names_own(context, sentence, i);
    if (verb_is_at(sentence, i) || context.places.find(sentence, i).certain)
      return sentence;  // an order, not a greeting
  }
  return sentence;
}

Sentence without_asides(Sentence sentence) {
  std::vector<Word>& words = sentence.words;
  const auto erase = [&](std::size_t from, std::size_t count) {
    Gap gap = words[from].before;
    for (std::size_t i = from + 1; i < from + count; ++i)
      if (words[i].before != Gap::colon) gap = std::max(gap, words[i].before);  // but not that of "06:00"
    if (from + count < words.size())
      words[from + count].before = std::max(words[from + count].before, gap);
    else
      sentence.at_end = std::max(sentence.at_end, gap == Gap::colon ? Gap::blank : gap);
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(from),
                words.begin() + static_cast<std::ptrdiff_t>(from + count));
  };
  for (std::size_t i = words.size(); i-- > 0;) {
    for (const std::vector<std::string>& phrase : letter_words().within()) {
      if (i + phrase.size() > words.size()) continue;
      bool same = true;
      for (std::size_t k = 0; k < phrase.size() && same; ++k) same = words[i + k].plain == phrase[k];
      if (!same) continue;
      if (!in_condition(sentence, i)) erase(i, phrase.size());
      break;
    }
    if (i >= words.size()) continue;
    if (const std::size_t hour = hour_at(sentence, i); hour > 0 && !in_condition(sentence, i)) erase(i, hour);
    if (i >= words.size()) continue;
    if (const std::size_t measure = measure_at(sentence, i); measure > 0) erase(i, measure);
  }
  return sentence;
}

bool looks_like_order(const LetterContext& context, const Sentence& sentence, bool below_greeting) {
  const std::size_t first = first_word(context, sentence);
  const std::size_t words = sentence.words.size();
  if (first >= words) return false;
  if (const std::size_t same = letter_words().same_for_at(sentence, first);
      same > 0 && names_own(context, sentence, first + same))
    return true;  // "Same for VI Corps"
  if (order_at(context, sentence, first).verb != nullptr || begins_alternative(Cursor(sentence, first)) ||
      goes_to(context, Cursor(sentence, first)) || orders_everybody(context, Cursor(sentence, first)))
    return true;
  if (forbids(context, sentence)) return true;
  const Match own = context.own.find(sentence, first);
  if (!own.found.empty() && sentence.before(first + own.words) == Gap::colon) return true;
  if (names_own(context, sentence, first) || context.places.find(sentence, first).certain) return true;
  const bool tells = letter_words().is_aside(sentence.words[first].plain) && !begins_with_article(sentence, first);
  const bool is_short = words - first <= kShortLine;
  if (is_short && !tells && !letter_words().advice(sentence.words[first].plain).empty()) return true;
  if (names_by_figure(context, sentence, first) || (is_short && nothing_for_somebody(context, sentence, first)))
    return true;
  const bool signs = below_greeting && words - first <= kLongestSignature && sentence.at_end != Gap::colon;
  if (!signs && is_short && !tells && (sentence.at_end == Gap::colon || !nearest_verb(sentence, first).empty()))
    return true;
  bool orders = false, names = false, places = false, colon = false, forced = false, to_place = false;
  for (std::size_t i = first; i < words; ++i) {
    const bool verb = verb_is_at(sentence, i);
    if (i > first && sentence.before(i) == Gap::colon &&
        (verb || !nearest_verb(sentence, i).empty() || names_own(context, sentence, i)))
      return true;
    orders = orders || verb;
    forced = forced || is_force_march(sentence, i);
    to_place = to_place || goes_to(context, Cursor(sentence, i));
    colon = colon || (i > first && sentence.before(i) == Gap::colon);
    const Match force = context.own.find(sentence, i);
    const Cursor behind(sentence, i + force.words);
    if (force.certain && behind.gap() == Gap::colon && context.places.find(sentence, behind.at()).certain)
      return true;  // "That leaves III Corps: Jena"
    orders = orders || (force.certain && goes_to(context, behind));
    names = names || names_own(context, sentence, i);
    places = places || context.places.find(sentence, i).certain;
  }
  if (signs && places) return true;
  if (wishes(context, sentence) || orders_the_reader(context, sentence, first)) return true;
  if (!tells && !signs && !begins_courteously(sentence) && words - first <= kNamesItsOrder &&
      (sends_somebody(context, sentence, first) || sends_division(context, sentence, first)))
    return true;
  if (goes_along(context, sentence, first) || player_marches(context, sentence, first)) return true;
  if (names && !tells && !letter_words().advice(sentence.words[first].plain).empty())
    return true;                                                                  // "Same as last turn"
  if (colon && names && is_short && !tells) return true;                          // "Reserve: same as III Corps"
  if (names && places && !tells && words - first <= kNamesItsOrder) return true;  // "Place III Corps at Naumburg"
  if (names && to_place && !tells && words - first <= kSplitsUp)
    return true;                                               // "Split III Corps, half to Jena, half to Gera"
  if (forced && words - first <= kNamesItsOrder) return true;  // "These are all forced marches"
  if (is_short && !tells && begins_with_the_rest(context, sentence, first)) return true;  // "Everyone else as before"
  if ((orders || to_place) && depends(sentence, first)) return true;  // "If they come with more than a corps, withdraw"
  return orders && (names || (!tells && (places || is_short)));
}

bool is_order_beyond_doubt(const LetterContext& context, const Sentence& sentence) {
  const Match own = context.own.find(sentence, 0);
  if (!own.certain) return false;
  Cursor behind(sentence, own.words);
  const bool parted = behind.gap() == Gap::colon || behind.gap() == Gap::dash;
  behind.take_all({"will", "shall", "should", "must", "is", "are", "to"});
  return verb_is_at(sentence, behind.at()) || goes_to(context, Cursor(sentence, own.words)) ||
         (parted && context.places.find(sentence, behind.at()).certain);
}

bool orders_below_signature(const LetterContext& context, const Sentence& sentence) {
  if (is_order_beyond_doubt(context, sentence) || wishes(context, sentence)) return true;
  const VerbFound verb = order_at(context, sentence, 0);
  if (verb.verb == nullptr || !verb.verb->kind) return false;
  const bool marches = verb.verb->kind == OrderKind::march || verb.verb->kind == OrderKind::force_march;
  return marches && context.places.find(sentence, verb.words).certain;  // "march Jena", but not "March on!"
}

Sentence with_verb_in_front(Sentence sentence) {
  const std::size_t words = sentence.words.size();
  std::size_t verb = words, from = 0;
  for (std::size_t i = 1; i < words; ++i) {
    const VerbFound found = verb_at(sentence, i);
    if (found.verb == nullptr) continue;
    if (!found.foreign || i + found.words != words) return sentence;
    verb = i;
    break;
  }
  if (verb == words || verb_is_at(sentence, 0)) return sentence;
  for (std::size_t i = 1; i < verb; ++i)
    if (sentence.before(i) == Gap::colon || plain_at(sentence, i - 1) == "shall") from = i;
  if (from == 0 || from == verb || attack_begins(sentence, from)) return sentence;
  const std::string& text = sentence.text;
  const std::size_t begin = sentence.words[from].begin;
  const std::size_t at_verb = sentence.words[verb].begin;
  return cut(text.substr(0, begin) + text.substr(at_verb, sentence.words.back().end - at_verb) + " " +
             text.substr(begin, at_verb - begin));
}

Sentence with_particle_at_its_verb(Sentence sentence) {
  const std::vector<Word>& words = sentence.words;
  for (std::size_t particle = 2; particle < words.size(); ++particle) {
    if (!letter_words().is_particle(words[particle].plain)) continue;
    const std::string behind = sentence.between(particle, particle + 1);
    for (std::size_t i = particle - 1; i-- > 0 && !verb_is_at(sentence, i);) {
      // "zieht sich ... zurück": the verb has a word of its own behind it
      const std::size_t last = i + 1 < particle && words[i + 1].plain == "sich" ? i + 1 : i;
      if (verb_at(cut(sentence.between(i, last + 1) + " " + behind), 0).words != last - i + 2) continue;
      const std::string& text = sentence.text;
      return cut(text.substr(0, words[last].end) + " " + behind +
                 text.substr(words[last].end, words[particle].begin - words[last].end) +
                 text.substr(words[particle].end));
    }
  }
  return sentence;
}

std::vector<Sentence> sentences_of(const LetterContext& context, const std::vector<std::string>& clauses) {
  std::vector<Sentence> found;
  for (const std::string& clause : clauses) {
    Sentence sentence =
        without_asides(without_going(context, cut(with_signs_in_words(without_telegram_stops(clause)))));
    if (is_courtesy(context, sentence)) continue;
    sentence = without_prelude(context, without_fillers(context, without_greeting(context, std::move(sentence))));
    sentence = without_departure(context, with_and_between_names(context, std::move(sentence)));
    sentence = without_reasons(context, std::move(sentence));
    for (Sentence& part : side_by_side(context, sentence))
      found.push_back(
          with_last_verb_behind_names(context, with_verb_in_front(with_particle_at_its_verb(std::move(part)))));
  }
  return found;
}

std::set<int> below_greetings(const LetterContext& context, const std::vector<LetterLine>& lines) {
  std::set<int> below;
  bool greeting = false;
  for (const LetterLine& line : lines) {
    if (line.clauses.empty()) continue;
    if (greeting) below.insert(line.number);
    greeting = sentences_of(context, line.clauses).empty();
  }
  return below;
}

bool has_order(const LetterContext& context, const LetterLine& line, const std::vector<Sentence>& sentences,
               const std::set<int>& below) {
  return std::any_of(sentences.begin(), sentences.end(), [&](const Sentence& sentence) {
    return line.signature ? orders_below_signature(context, sentence)
                          : looks_like_order(context, sentence, below.contains(line.number));
  });
}

bool names_another(const LetterContext& context, const std::vector<Sentence>& sentences,
                   const std::vector<ForceId>& these) {
  for (const Sentence& sentence : sentences)
    for (std::size_t i = 0; i < sentence.words.size(); ++i) {
      const Match own = names_own(context, sentence, i) ? context.own.find(sentence, i) : Match{};
      if (own.one() && std::find(these.begin(), these.end(), ForceId{context.own[own.found.front()].id}) == these.end())
        return true;
    }
  return false;
}

const LetterLine* last_order(const LetterContext& context, const std::vector<LetterLine>& lines,
                             const std::set<int>& below) {
  const LetterLine* found = nullptr;
  for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
    const std::vector<Sentence> sentences = sentences_of(context, line->clauses);
    const bool signs = !line->unreadable && sentences.size() == 1 && is_name_alone(context, sentences.front());
    if (!line->unreadable && !has_order(context, *line, sentences, below)) {
      if (found != nullptr) break;
      continue;
    }
    if (found != nullptr && !signs) break;
    found = &*line;
    if (!signs) break;
  }
  return found;
}

std::optional<std::size_t> quoted_order(const LetterContext& context, const std::vector<LetterLine>& lines) {
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (!lines[i].quoted.empty() && is_order_beyond_doubt(context, cut(lines[i].quoted))) return i;
  return std::nullopt;
}

}  // namespace estafette::campaign
