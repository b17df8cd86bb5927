// Why an order is forbidden, and under which rule.
#pragma once

#include "campaign/state/saying.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// One reason that forbids an order, to be told to whoever wrote it.
struct Objection {
  std::string rule;  ///< "2.1.2"
  Saying reason;     ///< "III Corps is fatigued by a forced march and may not force march again"
  bool operator==(const Objection&) const = default;
};
using Objections = std::vector<Objection>;

/// The reasons without their rules, as a figure of a saying.
[[nodiscard]] std::vector<Saying> reasons(const std::vector<Objection>& objections);

/// Sorted by their rules; those of one rule keep their sequence.
[[nodiscard]] std::vector<Objection> in_order_of_rules(std::vector<Objection> objections);

}  // namespace estafette::campaign
