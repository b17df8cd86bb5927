// Hills, woods and marshes in the manner of the time: small signs in the country of each place that the map file calls
// hilly, forested or marsh (docs/formats, terrain), wherever nothing else stands.
#pragma once

#include "base/markup/svg.hpp"
#include "campaign/cartography/drawing/drawing.hpp"

namespace estafette::cartography {

/// What the signs are drawn from, once a file.
void define_relief(svg::SvgFile& file);
void draw_relief(Pen& pen, const Drawing& drawing);
/// One sign, for the legend: of hills, a wood or a marsh.
void draw_relief_sign(Pen& pen, Point at, map::Terrain terrain);

}  // namespace estafette::cartography
