#include "campaign/orders/read_orders.hpp"

#include "campaign/orders/conflicts.hpp"
#include "campaign/orders/letter.hpp"
#include "campaign/orders/lodging.hpp"
#include "campaign/orders/subject.hpp"
#include "campaign/orders/superseded.hpp"
#include "campaign/orders/understand.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

/// Reads one letter from its first line to its last.
class LetterReader {
 public:
  LetterReader(const Theatre& theatre, const State& state, Side side, const std::string& file)
      : theatre_(theatre),
        side_(side),
        file_(file),
        lodging_(theatre, state, side),
        places_(places_of(theatre.map)),
        rivers_(rivers_of(theatre.map)),
        own_(own_of(lodging_.state(), side)) {
    for (const LodgedOrder& lodged : state.orders)
      if (lodged.side == side && !before_the_pause(state, lodged))
        said_.push_back({lodged.order, false, fmt::format("\"{}\" of an earlier letter", lodged.text)});
  }

  std::vector<OrderLine> read(const std::vector<LetterLine>& lines) {
    for (const LetterLine& line : lines) {
      lines_.push_back({line.number, line.text, {}, {}, {}, {}, {}});
      if (line.unreadable) add(*line.unreadable);
      const bool last = &line == &lines.back();
      for (const std::string& clause : line.clauses) read_clause(clause, last);
    }
    refuse_heading_without_order();
    std::erase_if(lines_, [](const OrderLine& line) {
      return line.orders.empty() && line.halted.empty() && line.problems.empty();
    });
    return std::move(lines_);
  }

  /// All orders of the letter, including refused ones. A halt counts as an order to stand.
  [[nodiscard]] const std::vector<Order>& meant() const { return meant_; }

 private:
  [[nodiscard]] LetterContext context() const { return {theatre_, lodging_.state(), side_, places_, rivers_, own_}; }

  void read_clause(const std::string& clause, bool last_line) {
    Sentence sentence = cut(clause);
    if (is_courtesy(sentence)) return;
    sentence = without_greeting(std::move(sentence));
    Cursor cursor(sentence);
    try {
      while (!cursor.done()) read_order(cursor, last_line);
    } catch (const Refusal& refused) {
      for (Problem problem : refused.problems()) add(std::move(problem));
    }
  }

  static bool begins_courteously(const Sentence& sentence) {
    Cursor cursor(sentence);
    return cursor.take({"dear",      "hello",  "hi",    "hallo",  "greetings", "gentlemen",   "regards", "yours",
                        "sincerely", "thanks", "thank", "cheers", "best",      "kind",        "salut",   "bonjour",
                        "good",      "vive",   "long",  "turn",   "orders",    "respectfully"});
  }

  /// "Dear umpire,", "Turn 2: 1-4 May", "Thanks!": nobody is named and nothing is ordered.
  [[nodiscard]] bool is_courtesy(const Sentence& sentence) const {
    if (sentence.words.empty()) return true;
    if (!begins_courteously(sentence)) return false;
    for (std::size_t i = 0; i < sentence.words.size(); ++i)
      if (verb_at(sentence, i).verb != nullptr || own_.find(sentence, i).certain) return false;
    return true;
  }

  /// "Dear umpire, III Corps will ...": the part after the greeting.
  [[nodiscard]] Sentence without_greeting(Sentence sentence) const {
    if (!begins_courteously(sentence) || own_.find(sentence, 0).certain) return sentence;
    for (std::size_t i = 1; i < sentence.words.size(); ++i)
      if (sentence.before(i) == Gap::comma) return cut(sentence.text.substr(sentence.words[i].begin));
    return sentence;
  }

  void read_order(Cursor& cursor, bool last_line) {
    cursor.take_all({"and", "then", "also", "afterwards", "next", "but"});
    const std::size_t begin = cursor.at();
    const Subjects subjects = read_subjects(context(), cursor);
    if (!subjects.ids.empty()) {
      const bool signature = last_line && cursor.done() && cursor.sentence().at_end != Gap::colon && !said_.empty();
      if (signature) return;
      refuse_heading_without_order();
      current_ = subjects.ids;
      if (subjects.heading) heading_ = lines_.size();
    }
    if (cursor.done()) return;
    const VerbFound verb =
        lodging_.for_answers() ? answer_at(cursor.sentence(), cursor.at()) : verb_at(cursor.sentence(), cursor.at());
    heading_ = 0;
    if (verb.verb == nullptr) refuse_unknown_verb(cursor);
    cursor.skip(verb.words);
    if (subjects.ids.empty()) read_object_as_subject(cursor, *verb.verb);
    const bool forms = verb.verb->kind == OrderKind::form;  // names its divisions itself
    const std::vector<ForceId> whom = forms || current_.empty() ? std::vector<ForceId>{ForceId{}} : current_;
    if (forms) current_.clear();
    const std::size_t arguments = cursor.at();
    for (const ForceId& subject : whom) {
      cursor.go_to(arguments);
      meant_.push_back({OrderKind::stand, subject, {}, {}, {}, {}, {}});
      want_on_the_map(cursor, subject);
      const Heard heard = hear(context(), cursor, verb, subject);
      meant_.push_back(heard.order);
      refuse_rest(cursor);
      take(heard, cursor.sentence().between(begin, cursor.at()));
      if (forms && lines_.back().problems.empty()) current_ = called(heard.order.name);
    }
  }

  /// The new corps, for which the next lines without a name are; nobody, if it was refused.
  [[nodiscard]] std::vector<ForceId> called(const std::string& name) const {
    for (const Force& force : lodging_.state().forces)
      if (force.side == side_ && force.name == name) return {force.id};
    return {};
  }

  /// "Move III Corps to Halle".
  void read_object_as_subject(Cursor& cursor, const OrderVerb& verb) {
    const bool own_object = verb.kind && (*verb.kind == OrderKind::form || *verb.kind == OrderKind::attach ||
                                          *verb.kind == OrderKind::detach || *verb.kind == OrderKind::escort ||
                                          *verb.kind == OrderKind::rally);
    const Match own = own_.find(cursor.sentence(), cursor.at());
    if (own_object || !own.certain || !own.one() || places_.find(cursor.sentence(), cursor.at()).certain) return;
    cursor.skip(own.words);
    current_ = {ForceId{own_[own.found.front()].id}};
  }

  void want_on_the_map(const Cursor& cursor, const ForceId& subject) const {
    if (subject.slug.empty() || find_force(lodging_.state(), subject) != nullptr ||
        find_piece(lodging_.state(), subject) != nullptr)
      return;
    not_understood(cursor.sentence().text, "an order for a force that acts by itself",
                   "An earlier line has made it part of another force: write that force's name");
  }

  void refuse_rest(Cursor& cursor) const {
    cursor.take_all({"here", "now", "today", "again", "immediately", "thanks", "thank", "you", "this", "turn"});
    Cursor next = cursor;
    next.take_all({"and", "then", "also", "afterwards", "next", "but"});
    if (next.done() || order_begins(context(), next)) return;
    const Sentence& sentence = next.sentence();
    not_understood(sentence.between(next.at(), sentence.words.size()), "the end of the order, or another order",
                   "Leave it out, or write it on a line of its own after \"#\"");
  }

  [[noreturn]] void refuse_unknown_verb(const Cursor& cursor) const {
    const Sentence& sentence = cursor.sentence();
    const std::string near = nearest_verb(sentence, cursor.at());
    const Match place = places_.find(sentence, cursor.at());
    std::string remedy = near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near);
    if (place.certain && place.one())
      remedy = fmt::format("To go there, write \"march {}\"", places_[place.found.front()].name);
    not_understood(sentence.between(cursor.at(), sentence.words.size()), fmt::format("an order: {}", all_verbs()),
                   remedy);
  }

  /// A name with a colon, and nothing below it.
  void refuse_heading_without_order() {
    if (heading_ == 0) return;
    OrderLine& line = lines_[heading_ - 1];
    line.problems.push_back({file_, line.line, "", line.text, fmt::format("an order after the name: {}", all_verbs()),
                             "A force that is to stay where it is needs no order, or \"halt\""});
    heading_ = 0;
  }

  void take(const Heard& heard, const std::string& words) {
    const Said said{heard.order, heard.halt, fmt::format("line {}", lines_.back().line)};
    if (const std::optional<Conflict> other = conflict(lodging_.state(), said_, said)) {
      add({"", 0, "", words, fmt::format("{} ({})", other->expected, other->rule),
           fmt::format("It conflicts with {}: leave one of them out", other->where)});
      return;
    }
    OrderLine& line = lines_.back();
    if (heard.halt) {
      line.halted.push_back(heard.order.subject);
      line.understood.push_back(own_.sure_name(heard.order.subject.slug) + ": halt # no order, it stays where it is");
    } else {
      const std::vector<Objection> against = lodging_.against(heard.order);
      tell_the_umpire(heard.order, against);
      if (!against.empty()) {
        add(refused(heard.order, against, words));
        return;
      }
      line.orders.push_back(heard.order);
      line.understood.push_back(in_words(theatre_, lodging_.state(), heard.order) +
                                (heard.remark.empty() ? "" : " # " + heard.remark));
      lodging_.accept(heard.order);
      own_ = own_of(lodging_.state(), side_);
    }
    said_.push_back(said);
  }

  /// What the side does not know: names, numbers, and enemies whom nobody has seen.
  void tell_the_umpire(const Order& order, const std::vector<Objection>& known) {
    std::vector<std::string>& told = lines_.back().for_umpire;
    const std::string words = in_words(theatre_, lodging_.state(), order);
    const std::vector<Objection> truth = lodging_.in_truth(order);
    if (truth.empty() && !known.empty())
      told.push_back(words + ": refused by what the side has to assume; nothing forbids it in truth");
    for (const Objection& objection : truth)
      if (std::find(known.begin(), known.end(), objection) == known.end())
        told.push_back(fmt::format("{}: {} ({})", words, tell(objection.reason), objection.rule));
  }

  [[nodiscard]] Problem refused(const Order& order, const std::vector<Objection>& against,
                                const std::string& words) const {
    Discretion discretion;  // of names the side's state has only those that were reported
    discretion.counts_of_the_enemy = false;
    std::vector<std::string> rules;
    std::vector<std::string> reasons;
    for (const Objection& objection : against) {
      if (std::find(rules.begin(), rules.end(), objection.rule) == rules.end()) rules.push_back(objection.rule);
      reasons.push_back(tell(objection.reason, discretion));
    }
    if (const std::string advice = how_far(order); !advice.empty()) reasons.push_back(advice);
    return {"",
            0,
            "",
            words,
            fmt::format("an order that rule{} {} allow{}", rules.size() > 1 ? "s" : "", fmt::join(rules, ", "),
                        rules.size() > 1 ? "" : "s"),
            fmt::format("{}", fmt::join(reasons, ". "))};
  }

  /// For a march that is too long: how far it could get, and whether a forced march would be enough.
  [[nodiscard]] std::string how_far(Order order) const {
    if (order.kind != OrderKind::march && order.kind != OrderKind::force_march) return {};
    Order forced = order;
    forced.kind = OrderKind::force_march;
    if (order.kind == OrderKind::march && lodging_.against(forced).empty()) return "A force march would get it there";
    while (order.way.size() > 2) {
      order.way.pop_back();
      if (lodging_.against(order).empty())
        return fmt::format("It can get as far as {}", theatre_.name(order.way.back()));
    }
    return {};
  }

  void add(Problem problem) {
    problem.file = file_;
    problem.line = lines_.back().line;
    lines_.back().problems.push_back(std::move(problem));
  }

  const Theatre& theatre_;
  Side side_;
  const std::string& file_;
  Lodging lodging_;
  Catalogue places_, rivers_, own_;
  std::vector<Said> said_;
  std::vector<OrderLine> lines_;
  std::vector<ForceId> current_;  ///< the subject of orders that name none
  std::size_t heading_ = 0;       ///< 1 + index of a line that names a subject only, until an order follows
  std::vector<Order> meant_;      ///< an order for every subject of the letter, including refused ones
};

}  // namespace

std::vector<OrderLine> read_orders(const Theatre& theatre, const State& state, Side side, const std::string& text,
                                   const std::string& file) {
  const std::vector<LetterLine> lines = lines_of(text);
  LetterReader first(theatre, state, side, file);
  std::vector<OrderLine> read = first.read(lines);
  const std::vector<int> replaced = superseded(state, side, first.meant());
  if (replaced.empty()) return read;
  State without = state;
  std::erase_if(without.orders, [&](const LodgedOrder& lodged) {
    return std::find(replaced.begin(), replaced.end(), lodged.sequence) != replaced.end();
  });
  return LetterReader(theatre, without, side, file).read(lines);
}

}  // namespace estafette::campaign
