// What stands against an order in truth, and its side does not know: names, numbers, and enemies whom nobody has seen.
// For the umpire alone. Source: rule 5.3.
#pragma once

#include "campaign/orders/lodging.hpp"
#include "campaign/rules/objection.hpp"
#include "converter/naming/catalogue.hpp"

#include <string>
#include <vector>

namespace estafette::campaign {

/// A sentence for each objection that is not among those `known` to the side; and one if only what the side has to
/// assume forbids the order. `own`: the names of the side's own forces.
[[nodiscard]] std::vector<std::string> only_in_truth(const Theatre& theatre, const Lodging& lodging, const Order& order,
                                                     const std::vector<Objection>& known, const Catalogue& own);

}  // namespace estafette::campaign
