// A line of a letter counts whole or not at all: what is lodged without the lines that are refused (docs/orders.md)
// holds no half of one; and what a line adds to a line above it.
#pragma once

#include "campaign/orders/read_orders.hpp"

#include <cstddef>
#include <vector>

namespace estafette::campaign {

/// True if a line has an order or a halt beside something that is refused.
[[nodiscard]] bool has_half_lines(const std::vector<OrderLine>& letter);

/// Says of the last `forces` orders that were understood, a march, that the force stands where it arrives, as the last
/// line of the letter wants; or only stays there (`waits`). Does nothing if the march was refused.
void remark_on_its_march(std::vector<OrderLine>& letter, std::size_t forces, bool waits);

}  // namespace estafette::campaign
