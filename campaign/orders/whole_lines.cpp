#include "campaign/orders/whole_lines.hpp"

#include <algorithm>

namespace estafette::campaign {

bool has_half_lines(const std::vector<OrderLine>& letter) {
  return std::any_of(letter.begin(), letter.end(), [](const OrderLine& line) {
    return !line.problems.empty() && (!line.orders.empty() || !line.halted.empty());
  });
}

}  // namespace estafette::campaign
