// How things stand as one side may be shown it: nothing but what stands in told_state.hpp. Source: rule 5.3.
#pragma once

#include "base/table.hpp"
#include "campaign/rules/theatre.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

struct SideStatus {
  std::vector<std::string> lines;  ///< turn; the end or a truce, as players are told of them
  std::vector<Table> tables;       ///< forces, pieces, orders, what the scouts report; none without rows
};

[[nodiscard]] SideStatus status_for(const Theatre& theatre, const State& state, Side side);

}  // namespace estafette::campaign
