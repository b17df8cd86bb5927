// The front page: the situation. Where the armies stand, how strong they are, what waits for whoever reads it, and the
// last half-week in five sentences.
#pragma once

#include "campaign/site/pages.hpp"

namespace estafette::campaign {

void add_situation(const SiteSource& source, SiteFiles& files);

}  // namespace estafette::campaign
