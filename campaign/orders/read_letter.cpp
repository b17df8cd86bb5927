#include "campaign/orders/read_letter.hpp"

#include "campaign/orders/conflicts.hpp"
#include "campaign/orders/families/understand.hpp"
#include "campaign/orders/lodging.hpp"
#include "campaign/orders/mail/letter.hpp"
#include "campaign/orders/mail/letter_words.hpp"
#include "campaign/orders/only_in_truth.hpp"
#include "campaign/orders/read_orders.hpp"
#include "campaign/orders/running_on.hpp"
#include "campaign/orders/sentence/conditions.hpp"
#include "campaign/orders/sentence/pronouns.hpp"
#include "campaign/orders/sentence/reactions.hpp"
#include "campaign/orders/sentence/sent_on.hpp"
#include "campaign/orders/sentence/subject.hpp"
#include "campaign/orders/speech/everybody.hpp"
#include "campaign/orders/speech/prose.hpp"
#include "campaign/orders/speech/repeats.hpp"
#include "campaign/orders/speech/strangers.hpp"
#include "campaign/orders/speech/turns_of_phrase.hpp"
#include "campaign/orders/speech/wishes.hpp"
#include "campaign/orders/superseded.hpp"
#include "campaign/orders/what_is_ordered.hpp"
#include "campaign/orders/whole_lines.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace estafette::campaign {
namespace {

/// Reads one letter from its first line to its last.
class LetterReader {
 public:
  /// `bare`: bare_headings() of a reading that has found half a line; then each line counts whole or not at all.
  LetterReader(const Theatre& theatre, const State& state, Side side, const std::string& file,
               const LetterWriter* writer, std::optional<std::set<int>> bare = std::nullopt)
      : theatre_(theatre),
        state_(state),
        side_(side),
        file_(file),
        writer_(writer),
        whole_lines_(bare.has_value()),
        bare_(std::move(bare).value_or(std::set<int>())),
        lodging_(theatre, state, side),
        places_(places_of(theatre.map)),
        rivers_(rivers_of(theatre.map)),
        said_(said_before(state, side)) {}

  std::vector<OrderLine> read(const std::vector<LetterLine>& as_written) {
    const std::vector<LetterLine> lines = lines_that_run_on(context(), as_written);
    below_greeting_ = below_greetings(context(), lines);
    const LetterLine* last = last_order(context(), lines, below_greeting_);
    for (const LetterLine& line : lines) {
      lines_.push_back({line.number, line.text, {}, {}, {}, {}, {}, line.passed_over});
      if (line.unreadable) add(*line.unreadable);
      ended_ = ended_ || &line == last;
      if (whole_lines_)
        read_whole(line);
      else
        read_line(line, ended_);
      if (orders_ > kMostOrders) break;
    }
    refuse_heading_without_order();
    refuse_quoted_orders(lines);
    std::erase_if(lines_, [](const OrderLine& line) {
      return line.understood.empty() && line.problems.empty() && line.passed_over.empty();
    });
    return std::move(lines_);
  }

  /// All orders of the letter, including refused ones. A halt counts as an order to stand.
  [[nodiscard]] const std::vector<Order>& meant() const { return meant_; }

  /// Numbers of the lines that end with a name and have nothing below it.
  [[nodiscard]] const std::set<int>& bare_headings() const { return bare_; }

 private:
  /// The side's own forces and pieces, by the orders that were read so far.
  [[nodiscard]] const Catalogue& own() const {
    if (!own_) own_ = own_of(lodging_.state(), side_);
    return *own_;
  }

  [[nodiscard]] LetterContext context() const {
    return {
        theatre_, lodging_.state(), side_, places_, rivers_, own(), state_, condition_ ? condition_->place : NodeId{}};
  }

  /// A line counts whole or not at all: if something in it is refused, what comes below finds nothing of it done.
  void read_whole(const LetterLine& line) {
    const Lodging before = lodging_;
    const std::vector<Said> said = said_;
    const Repeats repeats = repeats_;
    read_line(line, ended_);
    OrderLine& read = lines_.back();
    if (heading_ == lines_.size() && bare_.contains(read.line)) refuse_heading_without_order();
    if (read.problems.empty()) return;
    read.orders.clear();
    read.halted.clear();
    lodging_ = before;
    said_ = said;
    repeats_ = repeats;
    own_.reset();
    std::erase_if(current_, [&](const ForceId& one) { return !is_on_the_map(context(), one); });
  }

  void read_line(const LetterLine& line, bool last) {
    if (!line.quoted.empty()) asked_ = one_named_in(context(), line.quoted);
    if (asked_.empty() && names_another(context(), {cut(line.quoted)}, current_)) current_.clear();
    if (line.clauses.empty()) return refuse_name_as_remark(line);
    if (is_turn(line)) return;
    if (std::optional<Problem> doubt = uncertain(context(), line, !meant_.empty())) return send_back(*std::move(doubt));
    const std::vector<Sentence> sentences = sentences_of(context(), line.clauses);
    const bool form = line.clauses.size() == 1 && letter_words().is_form(words_as_they_are(line.clauses.front()));
    const bool awaited = heading_ != 0 && !form && !line.signature && !sentences.empty();
    const bool pronoun = !sentences.empty() && may_order_by_pronoun(context(), sentences.front(), behind_order());
    if (form || (!awaited && !pronoun && !has_order(context(), line, sentences, below_greeting_))) {
      lines_.back().passed_over = sentences.empty() ? "greeting" : line.signature ? "signature" : "no order";
      if (names_another(context(), sentences, current_) || may_be_a_name(line)) current_.clear();
      return;
    }
    if (std::optional<Problem> unsure = doubt_in(context(), line, sentences)) return send_back(*std::move(unsure));
    if (!asked_.empty()) current_ = std::exchange(asked_, {});
    for (auto sentence = sentences.begin(); sentence != sentences.end() && orders_ <= kMostOrders; ++sentence)
      for (const Sentence& part : Repeats::parts(context(), *sentence)) read_part(part, last);
    if (heading_ == 0 && !awaited && lines_.back().understood.empty() && may_be_a_name(line)) current_.clear();
  }

  /// True if this line or the one above it has given an order.
  [[nodiscard]] bool behind_order() const {
    return !lines_.back().understood.empty() || (lines_.size() > 1 && !lines_[lines_.size() - 2].understood.empty());
  }

  /// Past "it will", "they are to", for whoever was ordered just before.
  void skip_pronoun(Cursor& cursor) const {
    const std::optional<PronounFound> found = pronoun_at(context(), cursor);
    if (!found) return;
    if (!sure_of(*found, meant_) || !behind_order() || current_.empty() || (found->one && current_.size() > 1))
      refuse_pronoun(cursor);
    cursor.go_to(found->verb);
  }

  [[nodiscard]] std::optional<int> named_turn(Cursor& cursor) const {
    return take_turn(cursor, state_.turn.value, theatre_.rules.calendar);
  }

  /// True for a line that only says for which turn those below it are.
  bool is_turn(const LetterLine& line) {
    const auto heading = turn_heading(context(), line.clauses.front());
    if (heading) turn_ = heading->turn;
    if (!heading || !heading->whole || line.clauses.size() > 1) return false;
    lines_.back().passed_over = "no order";
    return true;
  }

  /// "# VI Corps" may be a heading, and what is below it would be for the force above.
  void refuse_name_as_remark(const LetterLine& line) {
    if (std::optional<Problem> hidden = hidden_order(context(), line)) send_back(*std::move(hidden));
  }

  /// Orders that are only quoted may have been written between the lines of an older letter.
  void refuse_quoted_orders(const std::vector<LetterLine>& lines) {
    const auto asked = [](const OrderLine& line) { return !line.problems.empty(); };
    if (!meant_.empty() || std::any_of(lines_.begin(), lines_.end(), asked)) return;
    if (const std::optional<std::size_t> quoted = quoted_order(context(), lines))
      lines_[*quoted].problems.push_back({file_, lines_[*quoted].line, "", lines_[*quoted].text,
                                          "orders that are not quoted",
                                          "If they are meant, take away the marks before the lines"});
  }

  void read_part(const Sentence& sentence, bool last) {
    const std::size_t meant = meant_.size();
    later_ = false;
    try {
      for (const Sentence& full : repeats_.in_full(context(), repeats_.with_whom_named(context(), sentence)))
        for (const Sentence& plain : with_divisions_left_out(context(), full, current_))
          for (Cursor cursor(plain); !cursor.done();) read_order(cursor, last);
    } catch (const Refusal& refused) {
      std::optional<Problem> wish = !later_ && meant_.size() == meant ? wish_in(context(), sentence) : std::nullopt;
      if (wish) return send_back(*std::move(wish));
      for (Problem problem : refused.problems()) add(std::move(problem));
    }
  }

  void read_order(Cursor& cursor, bool last_line) {
    const std::size_t start = cursor.at();
    const bool otherwise = take_alternative(cursor);
    cursor.take_all({"and", "then", "also", "afterwards", "next", "but", "yet", "while", "whilst"});
    if (std::vector<ForceId> sent = sent_on(context(), cursor, meant_); !sent.empty()) current_ = std::move(sent);
    skip_pronoun(cursor);
    const std::size_t begin = cursor.at();
    const std::optional<int> dated = named_turn(cursor);  // "On 28 April III Corps shall march"
    want_turn(cursor, dated);
    if (dated) cursor.take_all({"shall", "will", "should", "is", "are"});
    std::optional<MarchCondition> only = condition_of(cursor, otherwise);
    const Subjects subjects = subjects_of(cursor);
    if (!subjects.ids.empty()) {
      const bool signature = last_line && cursor.done() && cursor.sentence().at_end != Gap::colon && !said_.empty() &&
                             (cursor.at() - begin > 1 || number_in(cursor.sentence().words[begin].plain) == 0);
      if (signature) {
        if (lines_.back().understood.empty()) lines_.back().passed_over = "signature";
        return;
      }
      refuse_heading_without_order();
      current_ = subjects.ids;
      if (subjects.heading) heading_ = lines_.size();
    }
    if (cursor.done()) return;
    const std::optional<int> here = named_turn(cursor);
    want_turn(cursor, here ? here : dated ? dated : turn_);
    if (!only) only = maybe_condition(context(), cursor, {});
    if (only && !otherwise) condition_ = only;
    if (only && cursor.done())
      not_understood(cursor.sentence().text, "a march behind the condition",
                     "Only a march can have one: \"if PLACE is empty march there\"");
    const bool named = !subjects.ids.empty() || heading_ != 0 || otherwise;
    const VerbFound verb = lodging_.for_answers() ? answer_at(cursor.sentence(), cursor.at())
                                                  : verb_ordered(context(), cursor, named, current_);
    heading_ = 0;
    if (verb.verb == nullptr) refuse_unknown_verb(context(), cursor);
    if (verb.by_numbers) refuse_numbers(cursor.sentence(), cursor.at());
    const bool place_alone = verb.words == 0 && !goes_to(context(), cursor);
    const std::size_t ordered = cursor.at();
    if (subjects.ids.empty()) refuse_name_like_verb(context(), cursor, verb);
    cursor.skip(verb.words);
    if (stands_where_it_arrives(cursor, *verb.verb, start)) return;
    if (subjects.ids.empty())
      if (const std::optional<ForceId> object = object_as_subject(context(), cursor, *verb.verb)) current_ = {*object};
    const bool forms = verb.verb->kind == OrderKind::form;  // names its divisions itself
    const std::vector<ForceId> whom = forms || current_.empty() ? std::vector<ForceId>{ForceId{}} : current_;
    if (forms) current_.clear();
    const std::size_t arguments = cursor.at();
    for (const ForceId& subject : whom) {
      if (++orders_ > kMostOrders)
        not_understood("more orders", fmt::format("a letter with at most {}", kMostOrders),
                       "Is this the right file? What follows was not read");
      cursor.go_to(arguments);
      want_own(subject);
      meant_.push_back({OrderKind::stand, subject, {}, {}, {}, {}, {}});
      want_on_the_map(context(), cursor, subject);
      Heard heard = hear(context(), cursor, verb, subject);
      if (!heard.order.way.empty()) refuse_one_place_each(context(), cursor, arguments, whom.size());
      if (place_alone) heard.remark += heard.remark.empty() ? kPlaceAlone : fmt::format("; {}", kPlaceAlone);
      want_own(heard.order.subject);
      for (const ForceId& other : heard.order.others) want_own(other);
      meant_.push_back(heard.order);
      if (!only && !heard.order.way.empty()) {
        only = condition_behind(context(), cursor, heard.order.way.back());
        if (only) condition_ = only;
      }
      if (!sends_on(context(), cursor, heard.order)) refuse_rest(context(), cursor);
      if (only && otherwise && heard.halt) continue;  // it stays where it is
      if (only) put_condition(cursor, *only, heard);
      repeats_.note(subject, heard.order, !only, cursor.sentence().between(ordered, cursor.at()));
      take(heard, cursor.sentence().between(begin, cursor.at()));
      if (forms && lines_.back().problems.empty()) current_ = own_called(context(), heard.order.name);
    }
  }

  void want_turn(const Cursor& cursor, std::optional<int> meant) {
    later_ = meant.value_or(state_.turn.value) != state_.turn.value;
    if (later_) heading_ = 0;
    want_this_turn(cursor.sentence().text, meant, state_.turn.value, theatre_.rules.calendar);
  }

  /// After a name that is nobody's, the next lines are not for the force before it.
  Subjects subjects_of(Cursor& cursor) {
    try {
      if (orders_everybody(context(), cursor)) return read_everybody(context(), cursor, meant_, writer_, state_);
      return read_subjects(context(), cursor);
    } catch (const Refusal&) {
      current_.clear();
      throw;
    }
  }

  /// "If Halle is empty", before the force and its march; after "else" the contrary of the last one.
  [[nodiscard]] std::optional<MarchCondition> condition_of(Cursor& cursor, bool otherwise) {
    if (!otherwise) {
      condition_.reset();
      return maybe_condition(context(), cursor, {});
    }
    return contrary_of(condition_, cursor);
  }

  /// "... then stand", "... and wait" behind a march: it says what a force that has marched does anyhow (5.5).
  bool stands_where_it_arrives(Cursor& cursor, const OrderVerb& verb, std::size_t start) {
    const bool waits = !verb.kind;
    if ((!waits && verb.kind != OrderKind::stand) || meant_.empty() || current_.empty()) return false;
    const Order& march = meant_.back();
    const bool marches = march.kind == OrderKind::march || march.kind == OrderKind::force_march;
    if (!marches || march.subject != current_.back() || !ends_its_march(context(), cursor, start, march)) return false;
    remark_on_its_march(lines_, current_.size(), waits);
    return true;
  }

  void want_own(const ForceId& subject) const {
    if (writer_ != nullptr && !subject.slug.empty())
      refuse_what_is_anothers(*writer_, state_, lodging_.state(), subject);
  }

  /// A name with a colon, and nothing below it.
  void refuse_heading_without_order() {
    if (heading_ == 0) return;
    OrderLine& line = lines_[heading_ - 1];
    line.problems.push_back({file_, line.line, "", line.text, "an order after the name, such as march, stand or halt",
                             "A force that is to stay where it is needs no order, or \"halt\""});
    bare_.insert(line.line);
    heading_ = 0;
  }

  void take(const Heard& heard, const std::string& words) {
    const Said said{heard.order, heard.halt, fmt::format("line {}", lines_.back().line)};
    if (const std::optional<Conflict> other = conflict(lodging_.state(), said_, said)) {
      return add({"", 0, "", words, fmt::format("{} ({})", other->expected, other->rule),
                  fmt::format("It conflicts with {}: leave one of them out", other->where)});
    }
    OrderLine& line = lines_.back();
    if (heard.halt) {
      line.halted.push_back(heard.order.subject);
      line.understood.push_back(own().sure_name(heard.order.subject.slug) + ": halt # no order, it stays where it is");
    } else {
      const std::vector<Objection> against = lodging_.against(heard.order);
      for (std::string& secret : only_in_truth(theatre_, lodging_, heard.order, against, own()))
        lines_.back().for_umpire.push_back(std::move(secret));
      if (!against.empty()) return add(lodging_.refused(heard.order, against, words));
      line.orders.push_back(heard.order);
      line.understood.push_back(in_words(theatre_, lodging_.state(), heard.order, own()) +
                                (heard.remark.empty() ? "" : " # " + heard.remark));
      if (lodging_.accept(heard.order)) own_.reset();
    }
    said_.push_back(said);
  }

  /// What is below a line that comes back is not for the force above it.
  void send_back(Problem problem) {
    current_.clear();
    heading_ = 0;
    lines_.back().passed_over.clear();
    add(std::move(problem));
  }

  void add(Problem problem) {
    problem.file = file_;
    problem.line = lines_.back().line;
    lines_.back().problems.push_back(std::move(problem));
  }

  const Theatre& theatre_;
  const State& state_;  ///< in truth, before any order
  Side side_;
  const std::string& file_;
  const LetterWriter* writer_;
  bool whole_lines_;    ///< otherwise each order counts by itself
  std::set<int> bare_;  ///< bare_headings()
  Lodging lodging_;
  Catalogue places_, rivers_;
  mutable std::optional<Catalogue> own_;  ///< own(), once it was asked for
  std::vector<Said> said_;
  Repeats repeats_;  ///< of the orders that were read so far
  std::vector<OrderLine> lines_;
  std::optional<MarchCondition> condition_;  ///< of the last march that has one: what "else" is about
  std::vector<ForceId> current_;             ///< the subject of orders that name none
  std::vector<ForceId> asked_;               ///< whom the quoted line above is about
  std::optional<int> turn_;                  ///< the one that was named last, as take_turn gives it
  std::set<int> below_greeting_;             ///< numbers of lines
  bool ended_ = false;                       ///< the last line that may order something is reached
  bool later_ = false;                       ///< what is read is for another half-week
  std::size_t heading_ = 0;                  ///< 1 + index of a line that names a subject only, until an order follows
  std::size_t orders_ = 0;                   ///< that were read so far
  std::vector<Order> meant_;                 ///< an order for every subject of the letter, including refused ones
};

}  // namespace

std::vector<OrderLine> read_letter(const Theatre& theatre, const State& state, Side side,
                                   const std::vector<LetterLine>& lines, const std::string& file,
                                   const LetterWriter* writer) {
  LetterReader first(theatre, state, side, file, writer);
  std::vector<OrderLine> read = first.read(lines);
  std::set<int> bare = first.bare_headings();
  std::optional<State> without;
  if (const std::vector<int> replaced = superseded(state, side, first.meant()); !replaced.empty()) {
    without = without_orders(state, replaced);
    LetterReader again(theatre, *without, side, file, writer);
    read = again.read(lines);
    bare = again.bare_headings();
  }
  if (!has_half_lines(read)) return read;
  return LetterReader(theatre, without ? *without : state, side, file, writer, std::move(bare)).read(lines);
}

}  // namespace estafette::campaign
