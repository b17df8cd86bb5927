#include "campaign/cartography/svg.hpp"

#include "base/xml.hpp"
#include "campaign/cartography/draw.hpp"
#include "campaign/cartography/style.hpp"

#include <fmt/format.h>

namespace estafette::cartography {
namespace {

pugi::xml_node sheet_of_paper(pugi::xml_document& document, const MapPicture& picture, const Sheet& sheet) {
  pugi::xml_node svg = document.append_child("svg");
  const auto set = [&svg](const char* name, const std::string& value) {
    svg.append_attribute(name).set_value(value.c_str());
  };
  set("xmlns", "http://www.w3.org/2000/svg");
  set("width", mm(sheet.width()) + "mm");
  set("height", mm(sheet.height()) + "mm");
  set("viewBox", fmt::format("0 0 {} {}", mm(sheet.width()), mm(sheet.height())));
  set("role", "img");
  set("font-family", style::kSerif);
  set("fill", style::kInk);
  svg.append_child("title").text().set(
      fmt::format("{}, {}{}{}", picture.title, picture.when, picture.when.empty() ? "" : ", ", picture.whose).c_str());
  return svg;
}

/// Rivers and roads that lead over the edge end at the frame.
void clip(pugi::xml_node svg, const Box& frame) {
  Pen inside(svg.append_child("clipPath"));
  inside.box(frame);
  svg.child("clipPath").append_attribute("id").set_value("frame");
}

}  // namespace

std::string to_svg(const MapPicture& picture) {
  const Sheet sheet = sheet_for(picture);
  const Layout layout = lay_out(picture, sheet);
  const Drawing drawing{picture, sheet, layout};
  pugi::xml_document document;
  pugi::xml_node svg = sheet_of_paper(document, picture, sheet);
  clip(svg, sheet.frame());
  Pen pen(svg);
  pen.box({0, 0, sheet.width(), sheet.height()}, {{"class", "paper"}, {"fill", style::kPaper}});
  Pen land = pen.group("land", {{"clip-path", "url(#frame)"}});
  draw_front(land, drawing);
  draw_rivers(land, drawing);
  draw_seas(land, drawing);
  draw_roads(land, drawing);
  draw_marches(land, drawing);
  draw_bridges(land, drawing);
  draw_battles(pen, drawing);
  draw_places(pen, drawing);
  draw_counters(pen, drawing);
  draw_names(pen, drawing);
  pen.box(sheet.frame(), {{"class", "frame"}, {"fill", "none"}, {"stroke", style::kInk}, {"stroke-width", "0.5"}});
  draw_title(pen, drawing);
  draw_scale(pen, drawing);
  draw_legend(pen, drawing);
  return to_text(document);
}

}  // namespace estafette::cartography
