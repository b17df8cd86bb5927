#include "campaign/site/svg_sheet.hpp"

#include "base/text.hpp"
#include "base/xml.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

// Contrast with white and with a black page is above 4.5 to 1 for each ink.
constexpr const char* kStyle = R"(
text { font: 14px Georgia, "Times New Roman", serif; fill: #1b1b1b; }
.light { font-size: 12px; fill: #555; }
.axis { stroke: #999; stroke-width: 1; }
.france { fill: #1f4e9c; stroke: #1f4e9c; } .coalition { fill: #8a4b00; stroke: #8a4b00; } .plain { fill: #444; stroke: #444; }
.path { fill: none; stroke-width: 2.5; stroke-linejoin: round; } .coalition.path { stroke-dasharray: 7 3; }
.bar { stroke: none; }
@media (prefers-color-scheme: dark) {
text { fill: #eee; } .light { fill: #bbb; } .axis { stroke: #777; }
.france { fill: #8db4f2; stroke: #8db4f2; } .coalition { fill: #f0b45a; stroke: #f0b45a; } .plain { fill: #ccc; stroke: #ccc; }
.path { fill: none; } .bar { stroke: none; }
}
)";

std::string number(double value) {
  return fmt::format("{:.1f}", value);
}

const char* name_of(Ink ink) {
  switch (ink) {
    case Ink::france:
      return "france";
    case Ink::coalition:
      return "coalition";
    case Ink::plain:
      break;
  }
  return "plain";
}

void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name) = value.c_str();
}

}  // namespace

double width_of(const std::string& words, bool light) {
  constexpr double kLetter = 7.2, kLightLetter = 6.2;  // of Georgia, rather more than less
  return static_cast<double>(width(words)) * (light ? kLightLetter : kLetter);
}

SvgSheet::SvgSheet(const std::string& title, const std::string& told, double height) {
  svg_ = document_.append_child("svg");
  set(svg_, "xmlns", "http://www.w3.org/2000/svg");
  set(svg_, "viewBox", fmt::format("0 0 {} {}", kSheetWidth, number(height)));
  set(svg_, "width", number(kSheetWidth));
  set(svg_, "height", number(height));
  set(svg_, "role", "img");
  set(svg_, "aria-label", title);
  svg_.append_child("title").text().set(title.c_str());
  svg_.append_child("desc").text().set(told.c_str());
  svg_.append_child("style").text().set(kStyle);
}

void SvgSheet::text(double x, double y, const std::string& words, Anchor anchor, bool light) {
  pugi::xml_node node = svg_.append_child("text");
  set(node, "x", number(x));
  set(node, "y", number(y));
  if (anchor != Anchor::left) set(node, "text-anchor", anchor == Anchor::middle ? "middle" : "end");
  if (light) set(node, "class", "light");
  node.text().set(words.c_str());
}

void SvgSheet::line(double x1, double y1, double x2, double y2) {
  pugi::xml_node node = svg_.append_child("line");
  set(node, "class", "axis");
  set(node, "x1", number(x1));
  set(node, "y1", number(y1));
  set(node, "x2", number(x2));
  set(node, "y2", number(y2));
}

void SvgSheet::bar(double x, double y, double width, double height, Ink ink) {
  pugi::xml_node node = svg_.append_child("rect");
  set(node, "class", fmt::format("{} bar", name_of(ink)));
  set(node, "x", number(x));
  set(node, "y", number(y));
  set(node, "width", number(width));
  set(node, "height", number(height));
}

void SvgSheet::path(const std::string& points, Ink ink) {
  pugi::xml_node node = svg_.append_child("polyline");
  set(node, "class", fmt::format("{} path", name_of(ink)));
  set(node, "points", points);
}

void SvgSheet::dot(double x, double y, Ink ink) {
  pugi::xml_node node = svg_.append_child("circle");
  set(node, "class", name_of(ink));
  set(node, "cx", number(x));
  set(node, "cy", number(y));
  set(node, "r", "3");
}

std::string SvgSheet::text() const {
  return estafette::to_text(document_);
}

}  // namespace estafette::campaign
