// Which lodged orders a new letter replaces. Source: rules 1.1, 1.4; docs/orders.md.
#pragma once

#include "campaign/orders/read_orders.hpp"
#include "campaign/state/state.hpp"

#include <vector>

namespace estafette::campaign {

/// The sequence numbers of the side's lodged orders that these replace: for each force the player's last word counts.
/// Orders for divisions that only a replaced order would have detached are replaced too.
[[nodiscard]] std::vector<int> superseded(const State& state, Side side, const std::vector<Order>& orders);
/// The same for a whole letter, halts included.
[[nodiscard]] std::vector<int> superseded(const State& state, Side side, const std::vector<OrderLine>& letter);

/// The state with all lodged orders but those with these sequence numbers.
[[nodiscard]] State without_orders(State state, const std::vector<int>& sequences);

}  // namespace estafette::campaign
