#include "campaign/orders/families/march_orders.hpp"

#include "base/problem.hpp"
#include "campaign/orders/families/whole_army.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/sentence/conditions.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace estafette::campaign {
namespace {

constexpr std::size_t kLongestWay = 60;  ///< nodes: the longest march of any rule is a tenth of it

/// Reads the places of a march. "To Leipzig via Naumburg and Weissenfels" names the last place first.
class WayReader {
 public:
  WayReader(const LetterContext& context, Cursor& cursor, const ForceId& subject, OrderKind& kind)
      : context_(context), cursor_(cursor), subject_(subject), kind_(kind) {}

  std::vector<NodeId> read() {
    while (!cursor_.done() && step()) {
    }
    refuse_going_on();
    return std::move(named_);
  }

 private:
  /// Reads one word or name; false at the end of the order.
  bool step() {
    if (begins_next_sentence()) return false;
    const bool certain = context_.places.find(cursor_.sentence(), cursor_.at()).certain;
    if (!certain) {
      if (letter_words().returns_at(cursor_.sentence(), cursor_.at())) refuse_two_ways();
      if (goes_on()) return true;
      if (joined_order()) return false;
      if (this_turn()) return true;
      if (pronoun_at(context_, cursor_)) return false;  // "It will withdraw if attacked"
      if (companion()) return true;
      if (verb_at(cursor_.sentence(), cursor_.at()).verb == nullptr &&
          order_at(context_, cursor_.sentence(), cursor_.at()).verb != nullptr)
        return false;  // "in case of attack ..."
      if (not_forced() || forced() || only() || marker()) return true;
      refuse_choice();
      if (order_begins(context_, cursor_) || begins_alternative(cursor_) || condition_begins(context_, cursor_))
        return false;
      refuse_conditions();
      if (!context_.there.slug.empty() && cursor_.take({"there"})) {
        add(context_.there);
        return true;
      }
    }
    if (river_of_the_place()) return true;
    refuse_river();
    refuse_slash();
    if (!certain) refuse_what_is_no_place();
    const std::size_t begin = cursor_.at();
    add(place(context_, cursor_));
    refuse_road(begin);
    behind_last_ = cursor_.at();
    return true;
  }

  /// "... to Naumburg, the enemy is tired": neither a place nor spelt like one, and whoever wrote it may leave it out.
  void refuse_what_is_no_place() const {
    if (named_.empty() || !context_.places.find(cursor_.sentence(), cursor_.at()).found.empty()) return;
    if (!context_.places.nearest_to(cursor_.phrase()).empty()) return;
    if (!letter_words().advice(cursor_.sentence().words[cursor_.at()].plain).empty()) return;
    refuse_day_or_abbreviation(context_, cursor_);
    not_understood(cursor_.sentence().between(cursor_.at(), cursor_.sentence().words.size()),
                   "a place on the map, or the end of the order",
                   "Leave it out, or write it on a line of its own after \"#\"");
  }

  /// Past "with the Emperor" of somebody who travels with it; whoever does not has orders of his own.
  bool companion() {
    Cursor next = cursor_;
    if (named_.empty() || !next.take({"with", "w"})) return false;
    const Match own = context_.own.find(next.sentence(), next.at());
    if (!own.certain) return false;
    next.skip(own.words);
    const bool travels = std::any_of(own.found.begin(), own.found.end(), [&](std::size_t entry) {
      const Piece* piece = find_piece(context_.state, ForceId{context_.own[entry].id});
      return piece != nullptr && piece->with == subject_;
    });
    if (!travels && !own.one()) return false;
    const ForceId who{context_.own[own.found.front()].id};
    if (!travels)
      not_understood(
          cursor_.sentence().between(cursor_.at(), next.at()), "those who travel with it",
          fmt::format("{0} has orders of its own: leave it out here; to go where {0} goes write \"{1}: follow "
                      "{0}\"",
                      name_of(context_, who), name_of(context_, subject_)));
    cursor_.go_to(next.at());
    return true;
  }

  /// "... to Leipzig. Berg and Winzingerode hold": a force whose name is that of a place.
  [[nodiscard]] bool begins_next_sentence() const {
    return !named_.empty() && cursor_.gap() == Gap::dot && context_.own.find(cursor_.sentence(), cursor_.at()).certain;
  }

  /// Past "on the Saale", "an der Saale" behind a place: on which river it lies.
  bool river_of_the_place() {
    const Match river = context_.rivers.find(cursor_.sentence(), cursor_.at());
    if (named_.empty() || behind_last_ == cursor_.at() || !river.certain || !river.whole) return false;
    for (std::size_t i = behind_last_; i < cursor_.at(); ++i) {
      const std::string& word = cursor_.sentence().words[i].plain;
      if (word != "on" && word != "upon" && word != "an" && word != "am" && word != "der" && word != "sur")
        return false;
    }
    cursor_.skip(river.words);
    return true;
  }

  /// "to the Saale": a river that some town is called after.
  void refuse_river() const {
    const Match river = context_.rivers.find(cursor_.sentence(), cursor_.at());
    const Match place = context_.places.find(cursor_.sentence(), cursor_.at());
    if (!river.certain || !river.whole || river.words < place.words || (place.certain && place.whole)) return;
    const std::string& name = context_.rivers[river.found.front()].name;
    not_understood(cursor_.sentence().between(cursor_.at(), cursor_.at() + river.words), "a place to march to",
                   fmt::format("{} is a river: name the place on it", name));
  }

  [[noreturn]] void refuse_two_ways() const {
    not_understood(cursor_.sentence().text, "one march, which ends at its last place (2.1)",
                   "Leave out what stands behind it, and order that in the next turn");
  }

  /// "to Halle and back", "to Naumburg and on": what stands behind the last place would be left out.
  void refuse_going_on() const {
    if (named_.empty()) return;
    for (std::size_t i = behind_last_; i < cursor_.at(); ++i) {
      const std::string& word = letter_words().in_english(cursor_.sentence().words[i].plain);
      const bool on = word == "on" && i + 1 == cursor_.sentence().words.size();
      if (word == "back" || on) refuse_two_ways();
    }
  }

  /// Past "and push on", "then continue": the march goes on beyond the place before it.
  bool goes_on() {
    if (named_.empty()) return false;
    Cursor next = cursor_;
    next.take_all({"and", "then", "shall", "will"});
    const std::size_t words = letter_words().goes_on_at(next.sentence(), next.at());
    if (words == 0) return false;
    next.skip(words);
    Cursor way = next;
    way.take_all({"to", "on", "upon", "towards", "toward", "as", "far", "until", "into", "via"});
    if (!context_.places.find(way.sentence(), way.at()).certain) return false;
    cursor_.go_to(next.at());
    return true;
  }

  /// "... and stand", "... but withdraw if attacked": another order, which is not part of the march.
  bool joined_order() const {
    Cursor next = cursor_;
    next.take_all({"and", "then", "but", "yet", "also", "afterwards", "while", "whilst"});
    return next.at() != cursor_.at() && !next.done() &&
           (order_begins(context_, next) || begins_alternative(next) || condition_begins(context_, next));
  }

  bool forced() {
    Cursor next = cursor_;
    next.take_all({"by", "at", "in", "with"});
    const bool forced = next.take({"forced"});
    const bool force = !forced && next.take({"force"});
    const bool march = next.take({"march", "marches", "pace"});
    if (!forced && !(force && march)) return false;  // "in force": with all it has
    cursor_.go_to(next.at());
    if (kind_ == OrderKind::march) kind_ = OrderKind::force_march;
    return true;
  }

  /// Past "no forced march", "not forced": an ordinary march is none.
  bool not_forced() {
    Cursor next = cursor_;
    next.skip(negation_at(next.sentence(), next.at()));
    if (next.at() == cursor_.at()) next.take_all({"no", "without"});
    const std::size_t negation = next.at();
    if (negation == cursor_.at()) return false;
    if (const VerbFound verb = verb_at(next.sentence(), next.at());
        verb.verb != nullptr && verb.verb->kind == OrderKind::force_march)
      next.skip(verb.words);
    else if (next.take({"forced"}))
      next.take({"march", "marches"});
    else
      return false;
    cursor_.go_to(next.at());
    return true;
  }

  /// "On the Leipzig road to Naumburg" does not go to Leipzig; "by the Leipzig road" does.
  void refuse_road(std::size_t begin) const {
    if (cursor_.gap() != Gap::blank || cursor_.word() != "road") return;
    const std::string before = begin == 0 ? "" : Cursor(cursor_.sentence(), begin - 1).word();
    if (before != "by" && before != "via" && before != "through")
      not_understood(cursor_.sentence().text, "the places to march to",
                     "A road is none: name those on it that it goes through, with dashes between");
  }

  /// "Weimar/Jena" may be a way, or one of the two; "III Corps -> Jena <- VI Corps" leads from both ends.
  void refuse_slash() const {
    if (named_.empty() || behind_last_ != cursor_.at()) return;
    const Sentence& sentence = cursor_.sentence();
    const std::size_t end = sentence.words[cursor_.at() - 1].end;
    const std::string between = sentence.text.substr(end, sentence.words[cursor_.at()].begin - end);
    if (between == "/")
      not_understood(sentence.text, "one way to go", "If it goes through both, write a dash between them");
    if (between.find("<-") != std::string::npos || between.find("\u2190") != std::string::npos)
      not_understood(sentence.text, "arrows that lead on from the name",
                     "Write each name first: \"III Corps -> PLACE\"");
  }

  /// "Weimar or Jena", "not Leipzig": what is to be done has to be chosen, and what is not ordered is not done.
  void refuse_choice() const {
    if (cursor_.word() == "or")
      not_understood(cursor_.sentence().text, "one way to go", "Write only the places that it is to go through");
    if (negation_at(cursor_.sentence(), cursor_.at()) > 0)
      not_understood(cursor_.phrase(), "the end of the march", "What is not ordered is not done: leave it out");
  }

  /// "Weimar only": where it ends anyhow.
  bool only() {
    Cursor next = cursor_;
    if (named_.empty() || !next.take({"only"}) || !(next.done() || next.gap() == Gap::dot)) return false;
    cursor_.go_to(next.at());
    return true;
  }

  bool marker() {
    if (cursor_.take({"via", "by", "through", "over", "along", "across"})) {
      if (!named_.empty() && !destination_follows()) before_ = named_.size() - 1;
      return true;
    }
    if (cursor_.take({"to", "too", "towards", "toward", "into", "onto", "until", "upon", "against"})) {
      before_.reset();
      return true;
    }
    if (cursor_.take({"from"}) || out_of()) {
      begins_at(place(context_, cursor_));
      return true;
    }
    return cursor_.take({"direction", "thence",   "and",  "then",        "way",  "of",   "on",   "at",    "in",
                         "road",      "roads",    "for",  "as",          "far",  "line", "down", "back",  "node",
                         "nodes",     "fortress", "city", "town",        "this", "turn", "now",  "today", "here",
                         "thanks",    "thank",    "you",  "immediately", "up",   "out"});
  }

  /// Past "out of", where it comes from; "march out to" is only "march to".
  bool out_of() {
    Cursor next = cursor_;
    if (!next.take({"out"}) || !next.take({"of"})) return false;
    cursor_.go_to(next.at());
    return true;
  }

  /// After "Naumburg via": true if "... to Leipzig" comes later.
  bool destination_follows() const {
    for (std::size_t i = cursor_.at(); i < cursor_.sentence().words.size(); ++i) {
      const std::string& plain = letter_words().in_english(cursor_.sentence().words[i].plain);
      if (plain == "to" || plain == "towards" || plain == "toward" || plain == "into") return true;
    }
    return false;
  }

  void begins_at(const NodeId& node) const {
    const NodeId here = where_is(context_, subject_);
    if (node == here) return;
    not_understood(cursor_.sentence().text, fmt::format("a march from {}", context_.theatre.name(here)),
                   fmt::format("{} is at {}, not at {}", name_of(context_, subject_), context_.theatre.name(here),
                               context_.theatre.name(node)));
  }

  void refuse_conditions() const {
    Cursor next = cursor_;
    next.take_all({"and", "but", "only", "not"});
    const std::string word = next.word();
    if (word != "if" && word != "when" && word != "unless" && word != "should") return;
    not_understood(cursor_.sentence().text, "a march without such a condition",
                   "There are only \"if PLACE is empty\" and \"withdraw if attacked\" (5.5)");
  }

  /// Past "this week"; refuses "to Jena next week".
  bool this_turn() {
    const int now = context_.state.turn.value;
    const map::Calendar& calendar = context_.theatre.rules.calendar;
    const std::optional<int> meant = take_turn(cursor_, now, calendar);
    want_this_turn(cursor_.sentence().text, meant, now, calendar);
    return meant.has_value();
  }

  void add(const NodeId& node) {
    if (!before_) {
      named_.push_back(node);
    } else {
      named_.insert(named_.begin() + static_cast<std::ptrdiff_t>(*before_), node);
      ++*before_;
    }
  }

  const LetterContext& context_;
  Cursor& cursor_;
  std::size_t behind_last_ = 0;  ///< the word behind the place that was read last
  const ForceId& subject_;
  OrderKind& kind_;
  std::vector<NodeId> named_;
  std::optional<std::size_t> before_;  ///< where the destination is in the list: places after "via" go before it
};

/// The way through all places named, from where the subject is; what was filled in goes to `remark`.
std::vector<NodeId> whole_way(const LetterContext& context, const Cursor& cursor, const NodeId& from,
                              const std::vector<NodeId>& named, std::string& remark) {
  std::vector<NodeId> way = {from};
  std::vector<std::string> filled;
  for (const NodeId& next : named) {
    if (next == way.back()) continue;
    std::vector<NodeId> part = {way.back(), next};
    if (!stretch(context.theatre, context.state, way.back(), next))
      part = shortest_way(context.theatre, context.state, context.side, way.back(), next);
    if (part.empty()) part = map::shortest_path(context.theatre.ways, way.back(), next);
    if (part.empty())
      not_understood(
          cursor.sentence().text, "places that roads lead to (2.0)",
          fmt::format("No road leads from {} to {}", context.theatre.name(way.back()), context.theatre.name(next)));
    for (std::size_t i = 1; i + 1 < part.size(); ++i) filled.push_back(context.theatre.name(part[i]));
    way.insert(way.end(), std::next(part.begin()), part.end());
    if (way.size() > kLongestWay)
      not_understood(cursor.sentence().text, fmt::format("a way of at most {} places", kLongestWay),
                     "Name those that it can reach this turn");
  }
  if (!filled.empty()) remark = fmt::format("by the shortest way: {} filled in", fmt::join(filled, ", "));
  return way;
}

/// True if the verb before that word is "withdraw", "fall back": it may be meant for what is done if the enemy comes.
bool gives_way(const Sentence& sentence, std::size_t behind) {
  constexpr std::size_t kLongestVerb = 2;  // words
  for (std::size_t i = behind - std::min(behind, kLongestVerb); i < behind; ++i)
    if (const VerbFound verb = answer_at(sentence, i);
        verb.verb != nullptr && verb.verb->kind == OrderKind::withdraw_if_attacked)
      return true;
  return false;
}

}  // namespace

Heard hear_march(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject) {
  want_subject(cursor, subject);
  const std::size_t start = cursor.at();
  Heard heard;
  heard.order.kind = kind;
  heard.order.subject = subject;
  const NodeId here = where_is(context, subject);
  const std::vector<NodeId> named = WayReader(context, cursor, subject, heard.order.kind).read();
  heard.order.way = whole_way(context, cursor, here, named, heard.remark);
  if (heard.order.way.size() < 2)
    not_understood(cursor.sentence().text, "the places to march to",
                   named.empty()
                       ? std::string("Name them, with dashes between: \"march Here - There\"") +
                             (gives_way(cursor.sentence(), start) ? "; or write \"withdraw if attacked\"" : "")
                       : fmt::format("{} is already at {}", name_of(context, subject), context.theatre.name(here)));
  if (const std::string alone = left_behind(context, cursor.sentence(), subject); !alone.empty())
    heard.remark += (heard.remark.empty() ? "" : "; ") + alone;
  return heard;
}

Heard hear_follow(const LetterContext& context, Cursor& cursor, const ForceId& subject) {
  want_subject(cursor, subject);
  cursor.take_all({"with", "behind", "after", "to", "of"});
  Heard heard;
  heard.order.kind = OrderKind::follow;
  heard.order.subject = subject;
  heard.order.other = {context.own[one_named(cursor, context.own, "a force of your side to go with")].id};
  if (heard.order.other == subject)
    not_understood(cursor.sentence().text, "another force to go with",
                   fmt::format("{} cannot follow itself", name_of(context, subject)));
  const bool troops = find_force(context.state, heard.order.other) != nullptr;
  const bool together = where_is(context, subject) == where_is(context, heard.order.other);
  if (find_piece(context.state, subject) != nullptr && troops && together) heard.order.kind = OrderKind::attach;
  return heard;
}

}  // namespace estafette::campaign
