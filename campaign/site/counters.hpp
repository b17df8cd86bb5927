// Counters of all forces, to be printed, cut out and folded for a table map: the front at full strength, the back
// reduced.
#pragma once

#include "campaign/site/pages.hpp"

namespace estafette::campaign {

void add_counters(const SiteSource& source, SiteFiles& files);

}  // namespace estafette::campaign
