#include "campaign/orders/speech/repeats.hpp"

#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/cursor.hpp"
#include "campaign/orders/sentence/verbs.hpp"
#include "campaign/orders/speech/plain_speech.hpp"
#include "campaign/orders/speech/prose.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace estafette::campaign {
namespace {

/// "VI Corps and VIII Corps too", "VI Corps as III Corps".
struct Repetition {
  std::vector<ForceId> who;
  ForceId as{};         ///< whom they do as; empty: whoever was ordered last
  std::size_t end = 0;  ///< the word behind it
};

constexpr std::size_t kMostNames = 12;  ///< that do as another: nobody lists more

/// The forces of the side from the cursor on, with commas and "and" between them; the cursor goes behind them.
std::vector<ForceId> take_names(const LetterContext& context, Cursor& cursor) {
  std::vector<ForceId> found;
  while (!cursor.done() && found.size() < kMostNames) {
    const Match own = context.own.find(cursor.sentence(), cursor.at());
    if (!own.certain || !own.one()) break;
    found.push_back({context.own[own.found.front()].id});
    cursor.skip(own.words);
    Cursor next = cursor;
    if (!next.take({"and"}) && next.gap() != Gap::comma) break;
    if (!context.own.find(next.sentence(), next.at()).certain) break;
    cursor = next;
  }
  return found;
}

bool ends_here(const Cursor& cursor) {
  if (cursor.done() || cursor.gap() == Gap::dot) return true;
  return cursor.gap() == Gap::comma || cursor.word() == "and";
}

std::optional<Repetition> repetition_at(const LetterContext& context, const Sentence& sentence, std::size_t from) {
  Cursor cursor(sentence, from);
  const std::size_t ahead = letter_words().same_for_at(sentence, from);
  cursor.skip(ahead);
  Repetition found;
  if (ahead == 0 && !context.own.find(sentence, from).certain) return std::nullopt;
  found.who = take_names(context, cursor);
  if (found.who.empty()) return std::nullopt;
  if (ahead == 0) {
    cursor.take_all({"will", "shall", "is", "are", "to", "should", "must"});
    const std::size_t as = letter_words().same_as_at(sentence, cursor.at());
    if (Cursor model(sentence, cursor.at() + as); as > 0 && context.own.find(sentence, model.at()).certain) {
      const std::vector<ForceId> named = take_names(context, model);
      if (named.size() == 1) {
        found.as = named.front();
        found.end = model.at();
        if (ends_here(model)) return found;
      }
    }
    const std::size_t too = letter_words().repeats_at(sentence, cursor.at());
    if (too == 0) return std::nullopt;
    cursor.skip(too);
  }
  if (!ends_here(cursor)) return std::nullopt;
  found.end = cursor.at();
  return found;
}

/// True if the same words mean the same for another force.
bool is_for_anybody(const Order& order) {
  switch (order.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
    case OrderKind::follow:
    case OrderKind::stand:
    case OrderKind::march_to_the_guns:
      return true;
    case OrderKind::withdraw_if_attacked:
      return order.divisions.empty();
    default:
      return false;
  }
}

/// True if a sentence or a part of it begins there.
bool begins_part(const Sentence& sentence, std::size_t word) {
  if (word == 0 || sentence.before(word) == Gap::dot || sentence.before(word) == Gap::comma) return true;
  return letter_words().in_english(sentence.words[word - 1].plain) == "and";
}

/// True if words of a repetition stand within the longest list of names from there on: the names themselves take long
/// to look up.
bool may_repeat(const Sentence& sentence, std::size_t from, std::size_t end) {
  for (std::size_t i = from; i < std::min(end, sentence.words.size()); ++i)
    if (letter_words().repeats_at(sentence, i) > 0 || letter_words().same_as_at(sentence, i) > 0 ||
        letter_words().same_for_at(sentence, i) > 0)
      return true;
  return false;
}

bool may_repeat(const Sentence& sentence) {
  return may_repeat(sentence, 0, sentence.words.size());
}

/// Behind "goes with", "accompanies": where whoever it goes with is named, or a pronoun stands for him; 0 elsewhere.
std::size_t behind_going_with(const Sentence& sentence, std::size_t word) {
  const VerbFound verb = verb_at(sentence, word);
  if (verb.verb == nullptr || (verb.verb->kind != OrderKind::follow && verb.verb->kind != OrderKind::escort)) return 0;
  Cursor cursor(sentence, word + verb.words);
  cursor.take({"with"});
  return cursor.at();
}

}  // namespace

Sentence Repeats::with_whom_named(const LetterContext& context, const Sentence& sentence) const {
  bool goes = false;
  for (std::size_t i = 0; i < sentence.words.size() && !goes; ++i) goes = behind_going_with(sentence, i) > 0;
  if (!goes) return sentence;
  std::vector<ForceId> named;
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    const std::size_t whom = behind_going_with(sentence, i);
    if (whom == 0) {
      const Match own = context.own.find(sentence, i);
      if (!own.certain || !own.one()) continue;
      named.push_back({context.own[own.found.front()].id});
      i += own.words - 1;
      continue;
    }
    const std::string pronoun =
        whom < sentence.words.size() ? letter_words().companion(sentence.words[whom].plain) : std::string();
    const bool left_out = whom == sentence.words.size() && !named.empty() &&
                          find_piece(context.state, named.back()) != nullptr;  // "l'accompagne"
    if (pronoun.empty() && !left_out) continue;
    ForceId meant;
    if (named.size() > 1) meant = named[named.size() - 2];
    if (named.size() < 2 && !noted_.empty()) meant = noted_.back().force;
    if (meant.slug.empty() || (!named.empty() && meant == named.back())) return sentence;
    const std::size_t end = pronoun.empty() ? whom : whom + 1;
    const std::string behind = end < sentence.words.size() ? sentence.text.substr(sentence.words[end].begin) : "";
    return without_asides(
        cut(fmt::format("{} {} {}", sentence.between(0, whom), context.own.sure_name(meant.slug), behind)));
  }
  return sentence;
}

void Repeats::note(const ForceId& force, const Order& order, bool whole, const std::string& words) {
  noted_.push_back({force, whole && is_for_anybody(order), words});
}

std::vector<Sentence> Repeats::parts(const LetterContext& context, const Sentence& sentence) {
  if (!may_repeat(sentence)) return {without_afterword(context, sentence)};
  std::vector<Sentence> found;
  std::size_t begin = 0;
  const auto add = [&](std::size_t from, std::size_t to) {
    if (to > from && letter_words().in_english(sentence.words[to - 1].plain) == "and") --to;
    if (to > from) found.push_back(without_asides(cut(sentence.between(from, to))));
  };
  for (std::size_t i = 0; i < sentence.words.size(); ++i) {
    if (!begins_part(sentence, i) || !may_repeat(sentence, i, i + 2 * kMostNames)) continue;
    const std::optional<Repetition> one = repetition_at(context, sentence, i);
    if (!one) continue;
    add(begin, i);
    add(i, one->end);
    begin = one->end;
    i = one->end - 1;
  }
  if (begin == 0) return {sentence};
  if (begin < sentence.words.size())
    found.push_back(without_asides(cut(sentence.text.substr(sentence.words[begin].begin))));
  return found;
}

std::vector<Sentence> Repeats::in_full(const LetterContext& context, const Sentence& sentence) const {
  if (!may_repeat(sentence)) return {sentence};
  if (!may_repeat(sentence, 0, 2 * kMostNames)) return {sentence};
  const std::optional<Repetition> one = repetition_at(context, sentence, 0);
  if (!one || one->end < sentence.words.size()) return {sentence};
  std::vector<std::string> names;
  for (const ForceId& id : one->who) names.push_back(context.own.sure_name(id.slug));
  const std::string who = fmt::format("{}", fmt::join(names, ", "));
  const auto ordered = [&](const Noted& noted) {
    return one->as.slug.empty() ? std::find(one->who.begin(), one->who.end(), noted.force) == one->who.end()
                                : noted.force == one->as;
  };
  const auto last = std::find_if(noted_.rbegin(), noted_.rend(), ordered);
  std::vector<Sentence> found;
  bool all = last != noted_.rend();
  for (const Noted& noted : noted_) {
    if (!all || noted.force != last->force) continue;
    all = all && noted.repeatable;
    found.push_back(without_asides(cut(fmt::format("{}: {}", who, noted.words))));
  }
  if (all) return found;
  const std::string model = !one->as.slug.empty()   ? context.own.sure_name(one->as.slug)
                            : last != noted_.rend() ? context.own.sure_name(last->force.slug)
                                                    : std::string();
  not_understood(
      sentence.text, "an order of its own",
      last == noted_.rend() && model.empty()
          ? fmt::format(
                "Nobody is ordered above it, and orders of an earlier half-week are written again: \"{}: march ...\"",
                who)
      : last == noted_.rend()
          ? fmt::format("{0} has no order above it: write \"{1}: march ...\"", model, who)
          : fmt::format("What {0} is ordered cannot be said again for another: write \"{1}: ...\" in full", model,
                        who));
}

}  // namespace estafette::campaign
