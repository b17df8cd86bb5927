// Orders that contradict each other, such as two marches, or a stand and a march.
// Source: rules 2.1 (a march a turn), 4.1 (a rally takes a whole turn without moving), 5.2, 5.5 (a force that stands
// may only withdraw).
#pragma once

#include "campaign/state/state.hpp"

#include <optional>
#include <string>
#include <vector>

namespace estafette::campaign {

/// An earlier order, and where it was given.
struct Said {
  Order order;
  bool halt = false;  ///< no order: it stays where it is
  std::string where;  ///< "Line 3", "Order 12"
};

/// The orders of earlier letters that wait to be carried out.
[[nodiscard]] std::vector<Said> said_before(const State& state, Side side);

struct Conflict {
  std::string where;
  std::string rule;
  std::string expected;  ///< "one march a turn"
};

/// The first of the earlier orders that the new one conflicts with.
[[nodiscard]] std::optional<Conflict> conflict(const State& state, const std::vector<Said>& before, const Said& order);

}  // namespace estafette::campaign
