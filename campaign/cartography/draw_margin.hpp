// Round the map: title, scale, legend.
#pragma once

#include "campaign/cartography/drawing.hpp"

namespace estafette::cartography {

void draw_title(Pen& pen, const Drawing& drawing);
void draw_scale(Pen& pen, const Drawing& drawing);
void draw_legend(Pen& pen, const Drawing& drawing);

}  // namespace estafette::cartography
