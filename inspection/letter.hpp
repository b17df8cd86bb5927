// inspect: a player's letter.
#pragma once

#include "inspection/findings.hpp"

namespace estafette::inspection {

/// Counts the orders of a letter by their verbs, and names the lines without one. Whether the orders may be given, only
/// a campaign can say. False if hardly any line holds an order.
bool inspect_letter(const Inspected& in, Findings& say);

}  // namespace estafette::inspection
