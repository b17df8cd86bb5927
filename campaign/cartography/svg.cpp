#include "campaign/cartography/svg.hpp"

#include "campaign/cartography/atlas.hpp"
#include "campaign/cartography/drawing/draw_counters.hpp"
#include "campaign/cartography/drawing/draw_forces.hpp"
#include "campaign/cartography/drawing/draw_land.hpp"
#include "campaign/cartography/drawing/draw_margin.hpp"
#include "campaign/cartography/drawing/draw_names.hpp"
#include "campaign/cartography/drawing/draw_places.hpp"
#include "campaign/cartography/drawing/draw_relief.hpp"
#include "campaign/cartography/map_style.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <fmt/format.h>

#include <utility>

namespace estafette::cartography {
namespace {

std::string clip_of(const Inset& inset) {
  return std::string("inset-") + inset.letter;
}

/// Waters, relief and roads.
void draw_ground(Pen& land, const Drawing& drawing) {
  draw_rivers(land, drawing);
  draw_seas(land, drawing);
  draw_relief(land, drawing);
}

/// Everything within the frame, in the order in which it lies upon each other. `ground_file`: where the ground is, if
/// not here.
void draw_face(Pen& pen, const Drawing& drawing, const std::string& clip, const std::string& ground_file) {
  Pen land = pen.group("land", {{"clip-path", "url(#" + clip + ")"}});
  draw_front(land, drawing);
  if (ground_file.empty()) draw_ground(land, drawing);
  draw_supply(land, drawing);
  if (ground_file.empty())
    draw_roads(land, drawing);
  else
    land.picture(ground_file, {0, 0, drawing.paper.width(), drawing.paper.height()});
  draw_marches(land, drawing);
  draw_bridges(land, drawing);
  draw_outlines(pen, drawing);
  draw_water_names(pen, drawing);
  draw_leaders(pen, drawing);
  draw_battles(pen, drawing);
  draw_places(pen, drawing);
  draw_counters(pen, drawing);
}

/// One drawing fills one page.
std::string page_size(const Paper& paper) {
  return fmt::format("@page {{ size: {}mm {}mm; margin: 0; }}\n", mm(paper.width()), mm(paper.height()));
}

std::string type_faces(const std::string& folder) {
  if (folder.empty()) return "";
  const auto face = [&](const char* family, const char* file, const char* more) {
    return fmt::format("@font-face {{ font-family: '{}'; src: url({}{}.woff2) format('woff2');{} }}\n", family, folder,
                       file, more);
  };
  return "\n" + face("Estafette Text", "text", "") + face("Estafette Text", "text-italic", " font-style: italic;") +
         face("Estafette Text", "text-bold", " font-weight: 700;") +
         face("Estafette Figures", "figures-bold", " font-weight: 700;");
}

MapPicture without_forces(MapPicture land) {
  land.counters.clear();
  land.marches.clear();
  land.bridges.clear();
  return land;
}

}  // namespace

Atlas::Atlas(const MapPicture& land, MapWishes wishes)
    : land_(without_forces(land)),
      wishes_(std::move(wishes)),
      paper_(paper_for(land_, wishes_.sheet)),
      seats_(land_, paper_) {}

std::string Atlas::whole(const MapPicture& picture) {
  return draw(picture, "");
}

std::string Atlas::layer(const MapPicture& picture, const std::string& ground_file) {
  return draw(picture, ground_file);
}

std::string Atlas::ground() const {
  NameSeats seats = seats_;
  const MapLayout layout = lay_out_part(land_, paper_, {}, seats);
  DrawnRows rows;
  const Drawing drawing{land_, paper_, layout, rows};
  svg::SvgFile file("The land", paper_.width(), paper_.height(), svg::Shown::millimetres);
  file.style(kMapStyle);
  define_relief(file);
  file.clip("frame", paper_.frame());
  Pen land = file.pen().group("land", {{"clip-path", "url(#frame)"}});
  draw_ground(land, drawing);
  draw_roads(land, drawing);
  return file.compact();
}

std::string Atlas::draw(const MapPicture& picture, const std::string& ground_file) {
  const MapLayout layout = lay_out(picture, paper_, seats_);
  DrawnRows rows;
  const bool tells_places = ground_file.empty();
  const Drawing drawing{picture, paper_, layout, rows, tells_places};
  const std::string title =
      fmt::format("{}, {}{}{}", picture.title, picture.when, picture.when.empty() ? "" : ", ", picture.whose);
  svg::SvgFile file(
      title, paper_.width(), paper_.height(), svg::Shown::millimetres,
      {{"class", wishes_.supply ? "map with-supply" : "map"}, {"font-family", style::kSerif}, {"fill", style::kInk}});
  file.style(type_faces(wishes_.type_folder) + kMapStyle + (wishes_.alone ? page_size(paper_) : ""));
  define_signs(file);
  define_arms(file);
  define_relief(file);
  file.clip("frame", paper_.frame());  // rivers and roads that lead over the edge end at the frame
  for (const Inset& inset : layout.insets) file.clip(clip_of(inset), inset.paper.frame());
  Pen pen = file.pen();
  pen.box({0, 0, paper_.width(), paper_.height()}, {{"class", "paper"}, {"fill", style::kPaper}});
  draw_face(pen, drawing, "frame", ground_file);
  draw_lists(pen, drawing);
  draw_as_in_insets(pen, drawing);
  for (const Inset& inset : layout.insets) {
    Pen group = pen.group("inset", {{"clip-path", "url(#" + clip_of(inset) + ")"}});
    group.box(inset.paper.frame(), {{"class", "paper"}, {"fill", style::kPaper}});
    draw_face(group, {picture, inset.paper, inset.layout, rows, tells_places, std::string(1, inset.letter)},
              clip_of(inset), "");
    draw_inset_frame(pen, inset);
  }
  pen.box(paper_.frame(), {{"class", "frame"}, {"fill", "none"}, {"stroke", style::kInk}, {"stroke-width", "0.5"}});
  draw_title(pen, drawing);
  draw_scale(pen, drawing);
  draw_legend(pen, drawing);
  return file.compact();
}

std::string to_svg(const MapPicture& picture, const MapWishes& wishes) {
  return Atlas(picture, wishes).whole(picture);
}

}  // namespace estafette::cartography
