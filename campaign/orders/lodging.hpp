// May this order be lodged? Each is checked against the state that the orders before it should leave: marches arrive,
// divisions leave and join, duties are taken up, bridges are begun. Battles, full roads and the enemy's doings are left
// to the turn (docs/readings.md 1.1). Source: rules 1.1, 2.1 to 2.3.1, 4.1, 5.2, 5.5; the rules in campaign/rules say
// what they forbid.
#pragma once

#include "campaign/rules/battle/choices.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/event.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// Checks the orders of one side, one after the other.
class Lodging {
 public:
  /// Starts from the orders that are already lodged (state.orders). While the half-week stands still, these are only
  /// the answers, and no other order is allowed (5.5).
  Lodging(const Theatre& theatre, const State& state, Side side);

  /// True while the half-week stands still.
  [[nodiscard]] bool for_answers() const { return open_.has_value(); }

  /// The state after the orders so far, as the side would know it.
  [[nodiscard]] const State& state() const { return known_; }

  /// What forbids the order, as far as the side can know (as_known.hpp): the same whatever else is true.
  [[nodiscard]] std::vector<Objection> against(const Order& order) const;

  /// What forbids it in truth. For the umpire alone.
  [[nodiscard]] std::vector<Objection> in_truth(const Order& order) const;

  /// For a march that is too long: how far it could get, and whether a forced march would be enough; empty for others.
  [[nodiscard]] std::string how_far(Order order) const;
  /// What the player is told of an order that these objections forbid, with advice.
  [[nodiscard]] Problem refused(const Order& order, const std::vector<Objection>& against,
                                const std::string& words) const;

  /// Adds an order that has been found good: later ones are checked against the state that it leaves.
  /// True if that has made forces of others, so that other names are known.
  bool accept(const Order& order);

 private:
  [[nodiscard]] std::vector<Objection> on(const State& state, const Order& order) const;
  [[nodiscard]] std::vector<Event> effects(const LodgedOrder& order) const;
  void happen(const std::vector<Event>& events);

  const Theatre* theatre_;  ///< never null
  Side side_;
  State now_;                                     ///< the truth, if the orders do what the side expects of them
  State known_;                                   ///< what the side knows of it
  std::optional<std::vector<ForceChoice>> open_;  ///< what is to be chosen, while the half-week stands still
};

}  // namespace estafette::campaign
