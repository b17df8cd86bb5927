// The form at the end of a dispatch: a letter of orders with a line for each force, filled with what it will do unless
// it is told otherwise. Sent back as it is, it changes nothing. Source: rule 1.1; docs/orders.md.
#pragma once

#include "campaign/reports/told.hpp"
#include "campaign/state/state.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// The orders that are lodged, in their sequence, and "halt" for everybody of the audience who has none. `state`:
/// whole; `told`: what the audience is told of it. No lines while the half-week stands still, and after the end.
[[nodiscard]] std::vector<std::string> order_form(const State& state, const State& told, const Audience& audience);

}  // namespace estafette::campaign
