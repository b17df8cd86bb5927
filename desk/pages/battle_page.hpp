// The battles page: of each battle how far it has come, who is there, and the ways to fight and judge it.
#pragma once

#include "desk/pages/pages.hpp"

namespace estafette::desk {

void draw_battles(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
