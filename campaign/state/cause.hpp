// Why something happened: the order, the row of a table, the proposal or the circumstances that caused an event.
#pragma once

#include "campaign/state/saying.hpp"

#include <string>
#include <variant>

namespace estafette::campaign {

/// A lodged order, with its player's words.
struct ByOrder {
  int number = 0;
  std::string text;
  bool operator==(const ByOrder&) const = default;
};
/// A row of the prestige table (4.5), in the words of the rules.
struct ByRow {
  std::string row;
  bool operator==(const ByRow&) const = default;
};
/// A proposal that the umpire has decided (3.1 to 4.4).
struct ByProposal {
  int number = 0;
  std::string text;
  bool operator==(const ByProposal&) const = default;
};

/// None: the event says it all. A Saying: how things stood.
using Cause = std::variant<std::monostate, ByOrder, ByRow, ByProposal, Saying>;

[[nodiscard]] inline bool has_cause(const Cause& cause) {
  return !std::holds_alternative<std::monostate>(cause);
}

}  // namespace estafette::campaign
