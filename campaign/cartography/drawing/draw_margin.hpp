// Round the map: title, scale, legend.
#pragma once

#include "campaign/cartography/drawing/drawing.hpp"

namespace estafette::cartography {

/// The dashed outlines of the insets' parts on the sheet, with their letters.
void draw_outlines(Pen& pen, const Drawing& drawing);
/// The frame of the inset itself, with letter and scale.
void draw_inset_frame(Pen& pen, const Inset& inset);
void draw_title(Pen& pen, const Drawing& drawing);
void draw_scale(Pen& pen, const Drawing& drawing);
void draw_legend(Pen& pen, const Drawing& drawing);

}  // namespace estafette::cartography
