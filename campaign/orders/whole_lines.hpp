// A line of a letter counts whole or not at all: what is lodged without the lines that are refused (docs/orders.md)
// holds no half of one.
#pragma once

#include "campaign/orders/read_orders.hpp"

#include <vector>

namespace estafette::campaign {

/// True if a line has an order or a halt beside something that is refused.
[[nodiscard]] bool has_half_lines(const std::vector<OrderLine>& letter);

}  // namespace estafette::campaign
