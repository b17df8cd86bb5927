// Why something may not be, and under which rule.
#pragma once

#include <string>
#include <vector>

namespace estafette::campaign {

/// One reason that forbids an order, to be told to whoever wrote it.
struct Objection {
  std::string rule;    ///< "2.1.2"
  std::string reason;  ///< "III Corps is fatigued by a forced march and may not force march again"
  bool operator==(const Objection&) const = default;
};
using Objections = std::vector<Objection>;

/// Sorted by their rules; those of one rule stay as they are.
[[nodiscard]] std::vector<Objection> in_order_of_rules(std::vector<Objection> objections);

}  // namespace estafette::campaign
