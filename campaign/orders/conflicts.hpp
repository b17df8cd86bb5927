// Orders that cannot both be meant: two marches, to stand and to march.
// Source: rules 2.1 (a march a turn), 4.1 (a rally takes a whole turn without moving), 5.2, 5.5 (who stands gives up
// moving, except to withdraw).
#pragma once

#include "campaign/state/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// An order that was given before, and where.
struct Said {
  Order order;
  bool halt = false;  ///< no order: to stay where it is
  std::string where;  ///< "Line 3", "Order 12"
};

struct Conflict {
  std::string where;
  std::string rule;
  std::string expected;  ///< "one march a turn"
};

/// The first of the orders before that the new one cannot stand beside.
[[nodiscard]] std::optional<Conflict> conflict(const State& state, const std::vector<Said>& before, const Said& order);

}  // namespace estafette::campaign
