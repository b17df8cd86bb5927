// A map for each half-week, and a page that plays them one after the other. Each map is one file: a picture on the
// pages, and opened by itself a page that can be moved and enlarged (map_script.hpp).
#pragma once

#include "campaign/site/pages.hpp"

namespace estafette::campaign {

void add_maps(const SiteSource& source, SiteFiles& files);

}  // namespace estafette::campaign
