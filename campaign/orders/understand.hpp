// From a sentence to an order: who is meant, what they are to do, and where. Whether the rules allow it is asked in
// lodging.hpp. Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/names/candidates.hpp"
#include "campaign/orders/verbs.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/order.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// What is needed to read a letter.
struct LetterContext {
  const Theatre& theatre;
  const State& state;  ///< as its side knows it, after the letter's earlier lines
  Side side;
  const Catalogue& places;
  const Catalogue& rivers;
  const Catalogue& own;  ///< forces and pieces of the side
};

/// An order as it was understood.
struct Heard {
  Order order;
  std::string remark;  ///< what was filled in; empty: nothing
  bool halt = false;   ///< no order: the subject stays where it is
};

/// A position in a sentence, and the word there. Throws Refusal, without file and line, for what is not understood.
class Cursor {
 public:
  explicit Cursor(const Sentence& sentence, std::size_t at = 0) : sentence_(&sentence), at_(at) {}

  [[nodiscard]] const Sentence& sentence() const { return *sentence_; }
  [[nodiscard]] std::size_t at() const { return at_; }
  [[nodiscard]] bool done() const { return at_ >= sentence_->words.size(); }
  /// The plain word there, or empty at the end.
  [[nodiscard]] std::string word(std::size_t ahead = 0) const;
  /// What comes before the word there.
  [[nodiscard]] Gap gap() const { return sentence_->before(at_); }
  void skip(std::size_t words) { at_ += words; }
  void go_to(std::size_t word) { at_ = word; }
  /// Goes past the word if it is one of these.
  bool take(std::initializer_list<const char*> words);
  /// Goes past all of these.
  void take_all(std::initializer_list<const char*> words);
  /// From the word there up to the next comma, dash or stop, as written in the letter.
  [[nodiscard]] std::string phrase() const;

 private:
  const Sentence* sentence_;
  std::size_t at_;
};

/// Throws Refusal with these.
[[noreturn]] void not_understood(const std::string& found, const std::string& expected, const std::string& remedy);

/// The one entry that is named there; goes past the name. Refuses unknown and ambiguous names. `what` is the thing
/// expected there, "a place on the map".
[[nodiscard]] std::size_t one_named(Cursor& cursor, const Catalogue& names, const std::string& what);

/// True if a new order begins there: a verb, or a name of the side's followed by a verb or a colon. The name of a place
/// begins no order.
[[nodiscard]] bool order_begins(const LetterContext& context, const Cursor& cursor);

/// Who is ordered.
struct Subjects {
  std::vector<ForceId> ids;  ///< empty: nobody is named
  bool heading = false;      ///< followed by a colon
};
/// Goes past the subject of a sentence, if it names one, and past "will", "is to" and their like.
[[nodiscard]] Subjects read_subjects(const LetterContext& context, Cursor& cursor);

/// One order for the subject; if that is empty, the order itself has to say who. The cursor is behind the verb.
[[nodiscard]] Heard hear(const LetterContext& context, Cursor& cursor, const VerbFound& verb, const ForceId& subject);

// --- the families, each in a file of its own ---------------------------------------------------------------------
[[nodiscard]] Heard hear_march(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);
[[nodiscard]] Heard hear_posture(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);
[[nodiscard]] Heard hear_fortress(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);
[[nodiscard]] Heard hear_bridge(const LetterContext& context, Cursor& cursor, OrderKind kind, const ForceId& subject);
[[nodiscard]] Heard hear_organisation(const LetterContext& context, Cursor& cursor, OrderKind kind,
                                      const ForceId& subject);

// --- what they share ---------------------------------------------------------------------------------------------
/// Refuses an order for nobody.
void want_subject(const Cursor& cursor, const ForceId& subject);
/// The subject as a force. Refuses headquarters, Napoleon and trains, which cannot do what is ordered.
[[nodiscard]] const Force& force_ordered(const LetterContext& context, const Cursor& cursor, const ForceId& subject);
/// Where the subject is.
[[nodiscard]] NodeId where_is(const LetterContext& context, const ForceId& subject);
[[nodiscard]] std::string name_of(const LetterContext& context, const ForceId& subject);
/// A place, if one is named there.
[[nodiscard]] std::optional<NodeId> maybe_place(const LetterContext& context, Cursor& cursor);
[[nodiscard]] NodeId place(const LetterContext& context, Cursor& cursor);
/// "9th Division, 10th Division and Ricard": ids of divisions of the force; at least one.
[[nodiscard]] std::vector<std::string> divisions_named(const LetterContext& context, Cursor& cursor,
                                                       const Force& force);

}  // namespace estafette::campaign
