// One line of the table of rulings: what may be changed of such a subject, and the events that make it so.
#pragma once

#include "campaign/rulings/ruling.hpp"
#include "campaign/rulings/subjects.hpp"

#include <functional>
#include <vector>

namespace estafette::campaign {

/// What a ruling is about, once the words have been understood.
struct RulingCase {
  const Theatre& theatre;
  const State& state;
  const Subject& subject;
  const Ruling& ruling;

  [[nodiscard]] const Force& force() const { return *find_force(state, subject.force); }
};

struct RulingRow {
  Amendment amendment;
  SubjectKind kind;
  std::function<Change(const RulingCase&)> change;
  /// What else follows, if one change is not all; `state` is still the one before the first change.
  std::function<std::vector<Event>(const RulingCase&)> more = {};
  /// Under which line the change is entered, if it is entered under one (4.5).
  std::function<Cause(const RulingCase&)> cause = {};
};

using RulingRows = std::vector<RulingRow>;

/// An event that only makes the ruling whole, and says nothing by itself.
[[nodiscard]] Event silently(const State& state, Change change);

}  // namespace estafette::campaign
