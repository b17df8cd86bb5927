// The in-tray: who has written and who has not, a letter as it came, and the orders in the sequence in which they were
// received, which is that in which they are carried out (1.1).
#pragma once

#include "desk/pages/pages.hpp"

namespace estafette::desk {

void draw_tray(HtmlPage& page, const Sight& sight);

}  // namespace estafette::desk
