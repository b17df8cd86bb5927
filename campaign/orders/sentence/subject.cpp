#include "campaign/orders/sentence/subject.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/state/questions.hpp"
#include "converter/naming/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestName = 8;  ///< words

/// True if a name of the side's and a colon stand there: "General Bertrand:".
bool addresses(const LetterContext& context, const Cursor& cursor) {
  const Match own = context.own.find(cursor.sentence(), cursor.at());
  const std::size_t end = cursor.at() + own.words;
  const Sentence& sentence = cursor.sentence();
  const bool ends = end == sentence.words.size();
  return own.certain && (ends ? sentence.at_end : sentence.before(end)) == Gap::colon;
}

/// "Orders for turn 2", "To General Bertrand:".
void skip_furniture(const LetterContext& context, Cursor& cursor) {
  while (!cursor.done() && !context.own.find(cursor.sentence(), cursor.at()).certain) {
    if (cursor.take({"turn"})) {
      if (number_in(cursor.word()) > 0 && !context.own.find(cursor.sentence(), cursor.at()).whole) cursor.skip(1);
    } else if (Cursor order = cursor; order.take({"order", "orders"}) && order.take({"to"}) &&
                                      context.own.find(order.sentence(), order.at()).certain) {
      cursor.go_to(order.at());  // "Order to III Corps: ..."
    } else if (Cursor named = cursor; named.take({"to"}) && addresses(context, named)) {
      cursor.go_to(named.at());
    } else if (Cursor article = cursor; cursor.sentence().words[cursor.at()].plain.size() > 1 &&
                                        article.take({"now"}) &&
                                        context.own.find(article.sentence(), article.at()).certain) {
      cursor.go_to(article.at());  // "El III Cuerpo", "Il III corpo"; "I" is I Corps
    } else if (verb_at(cursor.sentence(), cursor.at()).verb != nullptr ||
               !cursor.take({"order", "orders", "for", "of", "both"})) {  // "of": also a German article
      return;
    }
  }
}

std::size_t colon_after(const Sentence& sentence, std::size_t from) {
  for (std::size_t i = from + 1; i <= sentence.words.size(); ++i)
    if (sentence.before(i) == Gap::colon) return i;
  return from;
}

/// Refuses a division that is within a larger force: the player is told to detach it first. `whole`: only if all the
/// words up to `end` are its name.
void refuse_division_of_corps(const LetterContext& context, const Cursor& cursor, std::size_t end, bool whole) {
  const std::string found = cursor.sentence().between(cursor.at(), end);
  for (const Force& force : context.state.forces) {
    if (force.side != context.side || echelon(force) == Echelon::division) continue;
    const Catalogue divisions = divisions_in(force);
    const Match match = divisions.find(cursor.sentence(), cursor.at());
    if (!match.one() || !match.certain || (whole && cursor.at() + match.words != end)) continue;
    const std::string& division = divisions[match.found.front()].name;
    not_understood(found, "a force, headquarters or train of your side",
                   fmt::format("{0} is part of {1}: first write \"{1}: detach {0}\"", division, force.name));
  }
}

/// Refuses a name that no force has.
[[noreturn]] void refuse_unknown(const LetterContext& context, const Cursor& cursor, std::size_t end) {
  refuse_division_of_corps(context, cursor, end, false);
  const std::string found = cursor.sentence().between(cursor.at(), end);
  const std::string expected = "a force, headquarters or train of your side";
  std::string near = context.own.nearest_to(found);
  for (std::size_t i = cursor.at() + 1; i < end && near.empty(); ++i) {  // "III. Korps (Hohenzollern)"
    const Match behind = cursor.sentence().before(i) == Gap::bracket ? context.own.find(cursor.sentence(), i) : Match{};
    if (behind.certain && behind.one()) near = context.own.sure_name(behind.found.front());
  }
  not_understood(found, expected, near.empty() ? "" : fmt::format("Is it {}?", near));
}

/// Refuses "III Corps less 12th Division" of a division that is not with it; others are read before (1.3).
void refuse_left_out(const LetterContext& context, const Cursor& cursor, const ForceId& force, std::size_t end) {
  if (letter_words().less_at(cursor.sentence(), cursor.at()) == 0) return;
  const std::string name = name_of(context, force);
  not_understood(cursor.sentence().between(cursor.at(), end), fmt::format("a division of {} that stays behind", name),
                 fmt::format("Write its orders in full: \"{0}: detach 1st Division\", then \"{0}: march ...\"", name));
}

/// "3e corps y reste": "there" before a verb changes nothing.
bool take_there(Cursor& cursor) {
  Cursor next = cursor;
  if (!next.take({"there"}) || verb_at(next.sentence(), next.at()).verb == nullptr) return false;
  cursor = next;
  return true;
}

/// Past "will", "is to", "has orders to".
void skip_modals(Cursor& cursor) {
  while (verb_at(cursor.sentence(), cursor.at()).verb == nullptr &&
         (take_there(cursor) ||
          cursor.take({"will", "you", "shall", "should", "must", "is", "are", "to", "may", "has", "have", "now", "all",
                       "both", "each", "then", "ordered", "order", "orders"}))) {
  }
}

/// Past "at Auerstedt", "(from Naumburg)", "(w/ Ney)" behind a name: where it is and who is with it. Refuses what is
/// not so, since then somebody is mistaken.
void skip_position(const LetterContext& context, Cursor& cursor, const std::vector<ForceId>& ids) {
  if (ids.size() != 1) return;
  const ForceId& id = ids.front();
  Cursor next = cursor;
  if (next.gap() == Gap::bracket && next.take({"with", "w"})) {
    const Match other = context.own.find(next.sentence(), next.at());
    if (!other.one()) return;
    const ForceId companion{context.own[other.found.front()].id};
    const Piece* piece = find_piece(context.state, companion);
    if (companion != id && (piece == nullptr || piece->with != id))
      not_understood(cursor.sentence().text, "those who are with it",
                     fmt::format("{0} is not with {1}: write \"{0}: join {1}\"", name_of(context, companion),
                                 name_of(context, id)));
    cursor.go_to(next.at() + other.words);
    next = cursor;
  }
  const bool bracket = next.gap() == Gap::bracket;  // "(Auerstedt)"
  next.take_all({"currently", "now", "presently", "located"});
  if (!next.take({"at", "in", "from"}) && !bracket) return;
  const Match named = context.places.find(next.sentence(), next.at());
  if (!named.one() || !named.certain) return;
  next.skip(named.words);
  if (next.done()) return;  // it tells where it is, and orders nothing
  const NodeId there{context.places[named.found.front()].id};
  const Force* was = find_force(context.before, id);
  const Piece* piece_was = find_piece(context.before, id);
  const bool set_out = (was != nullptr && was->at == there) || (piece_was != nullptr && piece_was->at == there);
  if (const NodeId here = where_is(context, id); there != here && !set_out)
    not_understood(cursor.sentence().text, fmt::format("an order for a force at {}", context.theatre.name(here)),
                   fmt::format("{} is at {}, not at {}", name_of(context, id), context.theatre.name(here),
                               context.theatre.name(there)));
  cursor.go_to(next.at());
}

/// "(Erfurt)" behind a name: a place in brackets is where it is, though a garrison is called after it too.
bool is_position(const LetterContext& context, const Cursor& cursor) {
  return cursor.gap() == Gap::bracket && context.places.find(cursor.sentence(), cursor.at()).certain;
}

bool includes(const Match& match, std::size_t entry) {
  return std::find(match.found.begin(), match.found.end(), entry) != match.found.end();
}

/// True if it may mean one of these forces: "(II)" behind "Victor", though there is a II Cavalry Corps too.
bool may_be_one_of(const LetterContext& context, const Match& match, const std::vector<ForceId>& ids) {
  return std::any_of(match.found.begin(), match.found.end(), [&](std::size_t entry) {
    return std::find(ids.begin(), ids.end(), ForceId{context.own[entry].id}) != ids.end();
  });
}

/// True if an order follows, behind where the force is and "to" or "will".
bool leads_to_order(const LetterContext& context, Cursor cursor, const std::vector<ForceId>& ids) {
  skip_position(context, cursor, ids);
  skip_modals(cursor);
  return verb_at(cursor.sentence(), cursor.at()).verb != nullptr;
}

/// True if a verb stands there, and no name that is spelt like one.
bool begins_verb(const LetterContext& context, const Cursor& cursor) {
  return verb_at(cursor.sentence(), cursor.at()).verb != nullptr && !names_force(context, cursor) &&
         !is_noun(context, cursor.sentence(), cursor.at());
}

constexpr int kMostNamed = 64;             ///< names before one order: no side has so many
constexpr std::size_t kMostTogether = 12;  ///< numbers that share a noun: nobody lists more

/// Names that share their noun.
struct NumberedTogether {
  std::vector<std::string> names;  ///< each with the noun
  std::size_t end = 0;             ///< the word behind them
};

/// "Corps III and VI": numbers behind the noun of all of them.
std::optional<NumberedTogether> numbered_behind(const Cursor& from) {
  const Sentence& sentence = from.sentence();
  if (from.done() || number_in(from.word()) > 0 || number_in(from.word(1)) == 0 ||
      !name_words().begins_with_command(cut(sentence.between(from.at(), from.at() + 1))))
    return std::nullopt;
  const std::string noun = sentence.between(from.at(), from.at() + 1);
  NumberedTogether all;
  Cursor cursor = from;
  for (cursor.skip(1); number_in(cursor.word()) > 0 && all.names.size() < kMostTogether;) {
    all.names.push_back(sentence.between(cursor.at(), cursor.at() + 1) + " " + noun);
    cursor.skip(1);
    all.end = cursor.at();
    if (!cursor.take({"and"}) && cursor.gap() != Gap::comma) break;
    cursor.take({"and"});
  }
  return all.names.size() > 1 ? std::optional(all) : std::nullopt;
}

/// "1st and 2nd Cavalry Corps": only the last has its noun.
std::optional<NumberedTogether> numbered_together(const LetterContext& context, const Cursor& from) {
  const Sentence& sentence = from.sentence();
  if (std::optional<NumberedTogether> behind = numbered_behind(from)) return behind;
  std::vector<std::size_t> numbers;
  for (Cursor cursor = from; number_in(cursor.word()) > 0;) {
    if (numbers.size() == kMostTogether) return std::nullopt;
    numbers.push_back(cursor.at());
    cursor.skip(1);
    if (!cursor.take({"and"}) && cursor.gap() != Gap::comma) break;
    cursor.take({"and"});
  }
  if (numbers.size() < 2 || context.own.find(sentence, from.at()).words > 1) return std::nullopt;
  const Match last = context.own.find(sentence, numbers.back());
  const std::size_t noun = numbers.back() + 1;
  if (last.words < 2 || !name_words().begins_with_command(cut(sentence.text.substr(sentence.words[noun].begin))))
    return std::nullopt;
  NumberedTogether all{{}, numbers.back() + last.words};
  for (const std::size_t number : numbers)
    all.names.push_back(sentence.between(number, number + 1) + " " + sentence.between(noun, all.end));
  return all;
}

/// Refuses two forces side by side of which nobody can tell whether both are meant: "Imperial HQ", "I Corps (Ziethen)".
[[noreturn]] void refuse_side_by_side(const LetterContext& context, const std::string& found, const ForceId& first,
                                      const ForceId& second) {
  not_understood(
      found, "one force by its names, or several with a comma or \"and\" between them",
      fmt::format("It may be {} or {}: write the one that is meant, or \"{} and {}\"", name_of(context, first),
                  name_of(context, second), name_of(context, first), name_of(context, second)));
}

/// One name after the other up to `end`, or up to a verb. The same force may be named twice: "III Corps (Ney)".
std::vector<ForceId> names(const LetterContext& context, Cursor& cursor, std::size_t end) {
  std::vector<ForceId> ids;
  const auto add = [&](const ForceId& id) {
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  };
  std::size_t last = cursor.at();  // where the name before begins
  bool joined = true;              // by "and"
  for (int named = 0; cursor.at() < end; ++named) {
    if (named > kMostNamed)
      not_understood(cursor.sentence().between(cursor.at(), end),
                     fmt::format("at most {} names before an order", kMostNamed), "Divide it into several lines");
    if (!ids.empty() && begins_verb(context, cursor)) return ids;
    if (const std::optional<NumberedTogether> all = numbered_together(context, cursor); all && all->end <= end) {
      for (const std::string& name : all->names)
        add({context.own[the_one(context.own, name, "a force, headquarters or train of your side")].id});
      last = cursor.at();
      cursor.go_to(all->end);
      joined = cursor.take({"and"});
      continue;
    }
    if (ids.size() == 1 && is_position(context, cursor)) {
      const std::size_t before = cursor.at();
      skip_position(context, cursor, ids);
      if (cursor.at() > before) continue;
    }
    Match match = context.own.find(cursor.sentence(), cursor.at());
    if (const bool with = cursor.word() == "and";
        match.found.empty() && !ids.empty() &&
        cursor.take({"and", "corps", "division", "army", "is", "will", "shall"})) {
      joined = joined || with;
      continue;
    }
    if (cursor.gap() == Gap::bracket && may_be_one_of(context, match, ids)) {
      cursor.skip(match.words);
      joined = cursor.take({"and"});
      continue;
    }
    if (match.found.empty() && !ids.empty() && leads_to_order(context, cursor, ids)) return ids;
    if (match.found.empty() && !ids.empty()) refuse_left_out(context, cursor, ids.back(), end);
    if (match.found.empty() && !ids.empty() && !joined && cursor.gap() == Gap::blank) {  // "3rd Crops"
      const std::string written = cursor.sentence().between(last, end);
      const std::string near = context.own.nearest_to(written);
      not_understood(written, "a force, headquarters or train of your side",
                     near.empty() ? "" : fmt::format("Is it {}?", near));
    }
    if (match.found.empty()) refuse_unknown(context, cursor, end);
    const bool apart = joined || cursor.gap() > Gap::dot;
    const std::size_t here = cursor.at();
    const ForceId id{context.own[one_named(cursor, context.own, "a force, headquarters or train of your side")].id};
    if (!apart && ids.back() != id)
      refuse_division_of_corps(context, Cursor(cursor.sentence(), last), cursor.at(), true);
    if (!apart && ids.back() != id)
      refuse_side_by_side(context, cursor.sentence().between(last, cursor.at()), ids.back(), id);
    add(id);
    last = here;
    joined = cursor.take({"and"});
  }
  return ids;
}

/// Where the names end if no colon says so.
std::size_t end_of_names(const LetterContext& context, const Cursor& from) {
  Cursor cursor = from;
  for (int named = 0;; ++named) {
    if (named > kMostNamed) return cursor.at();
    const std::optional<NumberedTogether> all = numbered_together(context, cursor);
    const Match match = all ? Match{} : context.own.find(cursor.sentence(), cursor.at());
    if (!all && !match.one()) return cursor.at();
    cursor.go_to(all ? all->end : cursor.at() + match.words);
    Cursor next = cursor;
    if ((next.gap() < Gap::bracket && !next.take({"and"})) || is_position(context, next)) return cursor.at();
    const Match again = context.own.find(next.sentence(), next.at());
    const bool same = next.gap() == Gap::bracket && !all && includes(again, match.found.front());  // "Victor (II)"
    if ((!again.certain && !same) || begins_verb(context, next)) return cursor.at();
    cursor.go_to(next.at());
  }
}

/// "The garrison of Ulm stays", "Ulm garrison", "La garnison d'Ulm: ...": the force that is in garrison there. Nothing
/// if it is an order to garrison the place, or if the side has none there, or several.
std::optional<Subjects> garrison_of(const LetterContext& context, Cursor& cursor) {
  Cursor next = cursor;
  const Match own = context.own.find(next.sentence(), next.at());
  const bool before = own.words <= 1 && next.take({"garrison"});
  if (before) next.take_all({"of", "in", "at", "from", "to"});
  const Match named = context.places.find(next.sentence(), next.at());
  if (!named.certain || !named.one()) return std::nullopt;
  const NodeId place{context.places[named.found.front()].id};
  next.skip(named.words);
  if (!before && (own.words > named.words || !next.take({"garrison"}))) return std::nullopt;  // "Torgau garrison"
  std::vector<ForceId> there;
  for (const Force& force : context.state.forces)
    if (force.side == context.side && force.duty == Duty::garrison && force.at == place) there.push_back(force.id);
  if (there.size() != 1) return std::nullopt;
  const bool heading = next.done() ? next.sentence().at_end == Gap::colon : next.gap() == Gap::colon;
  if (!heading && (next.done() || next.gap() > Gap::blank)) return std::nullopt;
  skip_modals(next);
  if (!heading && verb_at(next.sentence(), next.at()).verb == nullptr) return std::nullopt;
  cursor.go_to(next.at());
  return Subjects{there, heading};
}

}  // namespace

std::vector<ForceId> one_named_in(const LetterContext& context, const std::string& text) {
  const Sentence sentence = cut(text);
  std::set<ForceId> named;
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const Match match = context.own.find(sentence, i);
    if (!match.certain || !match.one() || (match.words == 1 && context.places.find(sentence, i).certain)) continue;
    named.insert({context.own[match.found.front()].id});
    i += match.words - 1;
  }
  return named.size() == 1 ? std::vector<ForceId>(named.begin(), named.end()) : std::vector<ForceId>{};
}

Subjects read_subjects(const LetterContext& context, Cursor& cursor) {
  const Sentence& sentence = cursor.sentence();
  skip_furniture(context, cursor);
  if (cursor.done()) return {};
  if (std::optional<Subjects> garrison = garrison_of(context, cursor)) return *std::move(garrison);
  const bool verb = order_at(context, sentence, cursor.at()).verb != nullptr;
  if (const std::size_t colon = colon_after(sentence, cursor.at());
      colon > cursor.at() && !(verb && context.own.find(sentence, cursor.at()).found.empty())) {
    Subjects subjects{names(context, cursor, colon), false};
    subjects.heading = cursor.at() == colon;
    skip_position(context, cursor, subjects.ids);
    skip_modals(cursor);
    return subjects;
  }
  // "March to the guns" is not an order for General Marchand.
  if (verb && !context.own.find(sentence, cursor.at()).certain) return {};
  const std::size_t end = end_of_names(context, cursor);
  Cursor after = cursor;
  after.go_to(end);
  skip_modals(after);
  const bool then_verb = verb_at(sentence, after.at()).verb != nullptr || goes_to(context, after);
  if (end > cursor.at() && (then_verb || !verb)) {
    Subjects subjects{names(context, cursor, end), after.done()};
    skip_position(context, cursor, subjects.ids);
    skip_modals(cursor);
    return subjects;
  }
  const Match own = context.own.find(sentence, cursor.at());
  if (own.certain && own.found.size() > 1 && verb_at(sentence, cursor.at() + own.words).verb != nullptr)
    (void)one_named(cursor, context.own, "a force, headquarters or train of your side");
  if (verb || !nearest_verb(sentence, cursor.at()).empty()) return {};
  if (own.found.size() > 1) (void)one_named(cursor, context.own, "a force, headquarters or train of your side");
  const bool from_place = context.places.find(sentence, cursor.at()).certain || goes_to(context, cursor);
  const bool condition = cursor.word() == "if" || cursor.word() == "when" || cursor.word() == "unless";
  if (from_place || condition || forbids(context, sentence)) return {};
  if (own.found.empty()) refuse_division_of_corps(context, cursor, sentence.words.size(), false);
  for (std::size_t i = cursor.at() + 1; i < sentence.words.size() && i < cursor.at() + kLongestName; ++i)
    if (verb_at(sentence, i).verb != nullptr || goes_to(context, Cursor(sentence, i)) ||
        (sentence.before(i) == Gap::dash && context.places.find(sentence, i).certain))
      refuse_unknown(context, cursor, i);
  if (own.found.empty() && !context.own.nearest_to(sentence.between(cursor.at(), cursor.at() + 1)).empty())
    refuse_unknown(context, cursor, cursor.at() + 1);
  return {};
}

}  // namespace estafette::campaign
