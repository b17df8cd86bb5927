#include "campaign/cartography/svg.hpp"

#include "campaign/cartography/draw_forces.hpp"
#include "campaign/cartography/draw_land.hpp"
#include "campaign/cartography/draw_margin.hpp"
#include "campaign/cartography/draw_names.hpp"
#include "campaign/cartography/draw_relief.hpp"
#include "campaign/cartography/map_style.hpp"
#include "campaign/cartography/style.hpp"

#include <fmt/format.h>

namespace estafette::cartography {
namespace {

std::string clip_of(const Inset& inset) {
  return std::string("inset-") + inset.letter;
}

/// Everything within the frame, in the order in which it lies upon each other.
void draw_face(Pen& pen, const Drawing& drawing, const std::string& clip) {
  Pen land = pen.group("land", {{"clip-path", "url(#" + clip + ")"}});
  draw_front(land, drawing);
  draw_rivers(land, drawing);
  draw_seas(land, drawing);
  draw_relief(land, drawing);
  draw_roads(land, drawing);
  draw_marches(land, drawing);
  draw_bridges(land, drawing);
  draw_outlines(pen, drawing);
  draw_battles(pen, drawing);
  draw_places(pen, drawing);
  draw_counters(pen, drawing);
  draw_names(pen, drawing);
}

}  // namespace

std::string to_svg(const MapPicture& picture) {
  const Paper paper = paper_for(picture);
  const MapLayout layout = lay_out(picture, paper);
  const Drawing drawing{picture, paper, layout};
  const std::string title =
      fmt::format("{}, {}{}{}", picture.title, picture.when, picture.when.empty() ? "" : ", ", picture.whose);
  svg::SvgFile file(title, paper.width(), paper.height(), svg::Shown::millimetres,
                    {{"font-family", style::kSerif}, {"fill", style::kInk}});
  file.style(kMapStyle);
  file.clip("frame", paper.frame());  // rivers and roads that lead over the edge end at the frame
  for (const Inset& inset : layout.insets) file.clip(clip_of(inset), inset.paper.frame());
  Pen pen = file.pen();
  pen.box({0, 0, paper.width(), paper.height()}, {{"class", "paper"}, {"fill", style::kPaper}});
  draw_face(pen, drawing, "frame");
  draw_lists(pen, drawing);
  draw_as_in_insets(pen, drawing);
  for (const Inset& inset : layout.insets) {
    Pen group = pen.group("inset", {{"clip-path", "url(#" + clip_of(inset) + ")"}});
    group.box(inset.paper.frame(), {{"class", "paper"}, {"fill", style::kPaper}});
    draw_face(group, {picture, inset.paper, inset.layout, std::string(1, inset.letter)}, clip_of(inset));
    draw_inset_frame(pen, inset);
  }
  pen.box(paper.frame(), {{"class", "frame"}, {"fill", "none"}, {"stroke", style::kInk}, {"stroke-width", "0.5"}});
  draw_title(pen, drawing);
  draw_scale(pen, drawing);
  draw_legend(pen, drawing);
  return file.text();
}

}  // namespace estafette::cartography
