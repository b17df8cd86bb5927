// A page for each half-week: its story, with the map beside it, and below it everything that proves it, folded.
#pragma once

#include "campaign/site/pages.hpp"

namespace estafette::campaign {

void add_half_weeks(const SiteSource& source, SiteFiles& files);

}  // namespace estafette::campaign
