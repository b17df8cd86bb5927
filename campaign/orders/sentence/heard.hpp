// An order as it was understood. Whether the rules allow it is asked in campaign/orders/lodging.hpp.
#pragma once

#include "campaign/state/order.hpp"

#include <string>

namespace estafette::campaign {

struct Heard {
  Order order;
  std::string remark;  ///< what was filled in; empty: nothing
  bool halt = false;   ///< no order: the subject stays where it is
};

}  // namespace estafette::campaign
