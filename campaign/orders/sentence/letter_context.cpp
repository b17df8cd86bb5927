#include "campaign/orders/sentence/letter_context.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/conditions.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/sent_on.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace estafette::campaign {
namespace {

const std::string& in_english_at(const Cursor& cursor, std::size_t word) {
  return letter_words().in_english(cursor.sentence().words[word].plain);
}

/// True behind an arrow, "->", "=>" or a single letter for one: a dash alone may stand before anything.
bool points(const Cursor& cursor) {
  if (cursor.done() || cursor.at() == 0 || cursor.gap() != Gap::dash) return false;
  const Sentence& sentence = cursor.sentence();
  const std::size_t begin = sentence.words[cursor.at() - 1].end;
  const std::string between = sentence.text.substr(begin, sentence.words[cursor.at()].begin - begin);
  for (const char* arrow : {">", "\u2192", "\u21D2", "\u279C", "\u2794", "\u27A1", "\u00BB"})
    if (between.find(arrow) != std::string::npos) return true;
  return false;
}

constexpr std::size_t kFewWords = 3;  ///< behind a name: they may be a place that is misspelt

/// What is expected: all orders there are, if nothing better can be said.
std::string an_order(bool advised) {
  return advised ? "an order, such as march, stand or halt" : fmt::format("an order: {}", all_verbs());
}

}  // namespace

namespace {

/// "I/", "I.", "I:" as the first word: a number with the sign of one, and not the player who speaks of himself.
bool is_counted(const Sentence& sentence, std::size_t word) {
  const std::size_t end = sentence.words[word].end;
  return word == 0 && sentence.words[word].plain == "i" && end < sentence.text.size() &&
         std::string_view("/.:)").find(sentence.text[end]) != std::string_view::npos;
}

}  // namespace

Match force_named(const LetterContext& context, const Sentence& sentence, std::size_t word) {
  if (word >= sentence.words.size()) return {};
  Match own = context.own.find(sentence, word);
  const bool himself =
      own.words == 1 && letter_words().is_aside(sentence.words[word].plain) && !is_counted(sentence, word);
  return own.certain && !himself ? own : Match{};
}

bool names_force(const LetterContext& context, const Cursor& cursor) {
  const Match own = context.own.find(cursor.sentence(), cursor.at());
  const VerbFound verb = verb_at(cursor.sentence(), cursor.at());
  if (!own.certain || own.words != verb.words) return own.certain && own.words > verb.words;
  Cursor next = cursor;
  next.skip(own.words);
  if (next.done() || next.gap() == Gap::colon) return next.gap() == Gap::colon;
  const bool behind_comma = next.gap() == Gap::comma;
  if (behind_comma || next.word() == "and") {
    next.take_all({"and"});
    return context.own.find(next.sentence(), next.at()).certain;
  }
  next.take_all({"will", "shall", "should", "must", "is", "are", "to", "may", "both"});
  return order_at(context, next.sentence(), next.at()).verb != nullptr || goes_to(context, next);
}

namespace {

/// Past "will" in "and will stand", if an order follows.
bool will_order(const LetterContext& context, Cursor& cursor) {
  Cursor next = cursor;
  next.take_all({"will", "shall"});
  if (next.at() == cursor.at() || order_at(context, next.sentence(), next.at()).verb == nullptr) return false;
  cursor = next;
  return true;
}

}  // namespace

bool order_begins(const LetterContext& context, const Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  if (context.places.find(sentence, cursor.at()).certain) return false;
  if (Cursor behind = cursor; !cursor.done() && sentence.words[cursor.at()].plain.size() > 1 && behind.take({"now"}) &&
                              context.own.find(sentence, behind.at()).certain)
    return order_begins(context, behind);  // "e il VI corpo ..."
  if (const auto pronoun = pronoun_at(context, cursor); pronoun && !pronoun->reader) return true;
  const Match own = context.own.find(sentence, cursor.at());
  const VerbFound verb = order_at(context, sentence, cursor.at());
  const bool named = own.certain && own.words > verb.words;  // "Guard and Reserve" is no order to guard somebody
  if (verb.verb != nullptr && !named) return true;
  if (!own.certain) return false;
  Cursor next = cursor;
  next.skip(own.words);
  return next.gap() == Gap::colon || order_at(context, sentence, next.at()).verb != nullptr || goes_to(context, next);
}

bool goes_to(const LetterContext& context, const Cursor& cursor) {
  Cursor next = cursor;
  const auto is_place = [&] { return context.places.find(next.sentence(), next.at()).certain; };
  if (points(next)) return is_place();
  const std::string before = next.at() > 0 ? in_english_at(next, next.at() - 1) : std::string();
  next.take_all({"up", "on", "over", "back", "down", "straight", "directly", "across"});
  const bool to = next.take({"to", "too", "towards", "toward", "into", "onto", "via", "through"});
  if (!to && (next.at() != cursor.at() || (before != "to" && before != "towards"))) return false;
  return is_place();
}

void refuse_unknown_verb(const LetterContext& context, const Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  const std::string near = nearest_verb(sentence, cursor.at());
  const Match place = context.places.find(sentence, cursor.at());
  std::string remedy = near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near);
  if (const std::string advice = cursor.done() ? "" : letter_words().advice(sentence.words[cursor.at()].plain);
      !advice.empty())
    remedy = advice;
  for (std::size_t i = cursor.at(); i < sentence.words.size() && i < cursor.at() + 3 && remedy.empty(); ++i) {
    const std::string way = in_english_at(cursor, i);
    if (way != "to" && way != "too" && way != "towards") continue;
    Cursor named(sentence, i + 1);
    const std::string nearest = named.done() ? "" : context.places.nearest_to(named.phrase());
    if (!nearest.empty()) remedy = fmt::format("Is it {}?", nearest);
  }
  if (remedy.empty() && !cursor.done() && !place.certain && sentence.words.size() - cursor.at() <= kFewWords)
    if (const std::string meant = context.places.nearest_to(cursor.phrase()); !meant.empty())
      remedy = fmt::format("Is it {}?", meant);
  if (is_perhaps(cursor.word())) remedy = fmt::format("If it is an order, write it without \"{}\"", cursor.word());
  if (forbids(context, sentence))
    remedy = "What is not ordered is not done: leave it out, or write \"halt\" to take back an earlier order";
  if (cursor.word() == "if" || cursor.word() == "when" || cursor.word() == "unless" || cursor.word() == "should")
    remedy =
        "There are only \"if PLACE is empty\" for a march and \"withdraw if attacked\" (5.5); march to the guns joins "
        "whoever fights one node away (5.5.1)";
  if (Cursor there = cursor; there.take({"at", "in"})) {
    const Match named = context.places.find(sentence, there.at());
    if (named.certain && named.one())
      remedy = fmt::format("If it is to go there, write \"march {}\"; if it is there already, say what it is to do",
                           context.places[named.found.front()].name);
  }
  if (place.certain && place.one())
    remedy = fmt::format("To go there, write \"march {}\"", context.places[place.found.front()].name);
  not_understood(sentence.between(cursor.at(), sentence.words.size()), an_order(!remedy.empty()), remedy);
}

void refuse_rest(const LetterContext& context, Cursor& cursor) {
  if (const auto pronoun = pronoun_at(context, cursor); pronoun && !pronoun->reader) return;
  const Match own = context.own.find(cursor.sentence(), cursor.at());
  const bool named = own.certain && own.words > 1;  // "... to Jena. I Corps: ...", though "i" is an Italian article
  if (!named)
    cursor.take_all({"here", "now", "today", "again", "immediately", "thanks", "thank", "you", "this", "turn"});
  const std::size_t too = letter_words().repeats_at(cursor.sentence(), cursor.at());
  if (too > 0 && (cursor.at() + too == cursor.sentence().words.size() ||
                  cursor.sentence().before(cursor.at() + too) > Gap::bracket))
    cursor.skip(too);  // "... besiege Mons too."
  Cursor next = cursor;
  if (begins_alternative(next)) return;
  next.take_all({"and", "then", "also", "afterwards", "next", "but", "yet", "while", "whilst"});
  if (next.at() > cursor.at() && will_order(context, next)) cursor = next;
  if (next.done() || order_begins(context, next) || condition_begins(context, next)) return;
  const Sentence& sentence = next.sentence();
  Cursor turn = cursor;
  if (const auto meant = take_turn(turn, context.state.turn.value, context.theatre.rules.calendar)) {
    want_this_turn(sentence.between(cursor.at(), sentence.words.size()), meant, context.state.turn.value,
                   context.theatre.rules.calendar);
    cursor.go_to(turn.at());
    return refuse_rest(context, cursor);
  }
  not_understood(sentence.between(next.at(), sentence.words.size()), "the end of the order, or another order",
                 "Leave it out, or write it on a line of its own after \"#\"");
}

void want_on_the_map(const LetterContext& context, const Cursor& cursor, const ForceId& subject) {
  if (subject.slug.empty() || find_force(context.state, subject) != nullptr ||
      find_piece(context.state, subject) != nullptr)
    return;
  not_understood(cursor.sentence().text, "an order for a force that acts by itself",
                 "An earlier line has made it part of another force: write that force's name");
}

void want_subject(const Cursor& cursor, const ForceId& subject) {
  if (subject.slug.empty())
    not_understood(cursor.sentence().text, "the name of a force, before the order",
                   "Write the name first, as in \"III Corps: stand\"");
}

bool is_on_the_map(const LetterContext& context, const ForceId& subject) {
  return find_force(context.state, subject) != nullptr || find_piece(context.state, subject) != nullptr;
}

std::vector<ForceId> own_called(const LetterContext& context, const std::string& name) {
  for (const Force& force : context.state.forces)
    if (force.side == context.side && force.name == name) return {force.id};
  return {};
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

namespace {

/// True for "lpz" of "leipzig": its letters in their order, from the first on.
bool shortens(const std::string& written, const std::string& name) {
  if (written.size() < 3 || name.empty() || written.front() != name.front()) return false;
  std::size_t at = 0;
  for (const char letter : name)
    if (at < written.size() && written[at] == letter) ++at;
  return at == written.size();
}

}  // namespace

void refuse_day_or_abbreviation(const LetterContext& context, const Cursor& cursor) {
  if (cursor.done() || !context.places.find(cursor.sentence(), cursor.at()).found.empty()) return;
  const std::string& word = cursor.sentence().words[cursor.at()].plain;
  if (letter_words().column(word) == "day")
    not_understood(cursor.sentence().text, "a march of this half-week, without a day",
                   "A half-week is not divided into days (1.1): leave the day out");
  if (!context.places.nearest_to(cursor.phrase()).empty()) return;
  std::string meant;
  for (std::size_t i = 0; i < context.places.size(); ++i) {
    const std::vector<std::string> name = plain_words(context.places[i].name);
    if (name.size() != 1 || !shortens(word, name.front())) continue;
    if (!meant.empty()) return;
    meant = context.places[i].name;
  }
  if (!meant.empty()) not_understood(cursor.phrase(), "a place on the map", fmt::format("Is it {}?", meant));
}

namespace {

/// "march to II Corps": where it is may change before the order's turn comes.
void refuse_force_for_place(const LetterContext& context, const Cursor& cursor) {
  if (cursor.done() || !context.places.find(cursor.sentence(), cursor.at()).found.empty()) return;
  const Match match = force_named(context, cursor.sentence(), cursor.at());
  if (!match.certain || match.found.size() != 1) return;
  const std::string& force = context.own[match.found.front()].name;
  not_understood(cursor.phrase(), "a place on the map",
                 fmt::format("{0} is a force: \"follow {0}\" marches to where it is by then, \"join {0}\" makes one of "
                             "two in the same place (1.3, 2.1)",
                             force));
}

}  // namespace

NodeId place(const LetterContext& context, Cursor& cursor) {
  refuse_force_for_place(context, cursor);
  refuse_day_or_abbreviation(context, cursor);
  if (!cursor.done() && context.places.find(cursor.sentence(), cursor.at()).found.empty())
    if (const std::string advice = letter_words().advice(cursor.sentence().words[cursor.at()].plain); !advice.empty())
      not_understood(cursor.sentence().between(cursor.at(), cursor.sentence().words.size()), "a place on the map",
                     advice);
  return {context.places[one_named(cursor, context.places, "a place on the map")].id};
}

std::vector<std::string> divisions_named(const LetterContext& context, Cursor& cursor, const Force& force) {
  const Catalogue divisions = divisions_in(force);
  std::vector<std::size_t> all(divisions.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  const std::string what =
      all.size() == 1 && divisions[0].name == force.name
          ? fmt::format("a division of {}, which is a single one: nothing smaller acts alone (1.3)", force.name)
          : fmt::format("a division of {}: {}", force.name, clear_names(divisions, all));
  std::vector<std::string> ids;
  while (true) {
    const std::string& id = divisions[one_named(cursor, divisions, what)].id;
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    if (cursor.done()) return ids;
    Cursor next = cursor;
    if (!next.take({"and", "with"}) && next.gap() != Gap::comma) return ids;
    next.take_all({"and", "with"});
    const Match match = divisions.find(next.sentence(), next.at());
    const bool division = match.certain || (!match.found.empty() && !order_begins(context, next));  // no Marchand
    if (!division && (next.done() || order_begins(context, next) || sends_on(context, next))) return ids;
    cursor.go_to(next.at());
  }
}

}  // namespace estafette::campaign
