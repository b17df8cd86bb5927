// May this order be lodged? Each is checked against the state as it would be after the orders before it, as far as that
// is plain: marches arrive, divisions leave and join, duties are taken, bridges begin. Battles, full roads and whatever
// the enemy does are for the turn itself (docs/readings.md 1.1).
// Source: rules 1.1, 2.1 to 2.3.1, 4.1, 5.2, 5.5; the rules themselves say what they forbid.
#pragma once

#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <set>
#include <string>
#include <vector>

namespace estafette::campaign {

/// The desk at which the letters of one side are read.
class Lodging {
 public:
  /// Begins with what is lodged already (state.orders).
  Lodging(const Theatre& theatre, const State& state, Side side);

  /// Things as the side would know them after the orders so far.
  [[nodiscard]] const State& state() const { return known_; }

  /// What forbids the order. Only reasons that are true and that the side can know (as_known.hpp).
  [[nodiscard]] std::vector<Objection> against(const Order& order) const;

  /// The order is good: the next ones find things as it leaves them.
  void accept(const Order& order);

 private:
  [[nodiscard]] std::vector<Event> effects(const LodgedOrder& order) const;
  void happen(const std::vector<Event>& events);

  const Theatre& theatre_;
  Side side_;
  State now_;    ///< the truth
  State known_;  ///< of it, what the side knows
  std::set<ForceId> enemies_;
};

}  // namespace estafette::campaign
