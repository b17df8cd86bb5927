// Counters: one alone, all of a block, and the lists of what stands in stacks.
#pragma once

#include "campaign/cartography/drawing/drawing.hpp"

namespace estafette::cartography {

/// The signs of foot, horse and garrison, once for all counters of the file.
void define_arms(svg::SvgFile& file);
void draw_counter(Pen& pen, const Counter& counter, const Box& box);
/// In rows, or as one counter that opens.
void draw_stack(Pen& pen, const Drawing& drawing, const Stack& stack);
void draw_lists(Pen& pen, const Drawing& drawing);

}  // namespace estafette::cartography
