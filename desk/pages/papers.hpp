// Papers and tools: what is written or looked into beside an evening, each behind a fold.
#pragma once

#include "desk/pages/pages.hpp"

namespace estafette::desk {

/// Adds what is done about a campaign's file that was changed by other hands.
void add_vouching(HtmlPage& page, const Stamp& stamp);

void draw_papers(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
