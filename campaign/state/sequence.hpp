// The sequence in which orders were received. Source: rule 1.1.
#pragma once

#include "campaign/state/order.hpp"

#include <vector>

namespace estafette::campaign {

/// The order with one number goes before the order with the other; the numbers stay with the places. Throws
/// std::logic_error for a number that no order has.
void put_before(std::vector<LodgedOrder>& orders, int sequence, int before);

}  // namespace estafette::campaign
