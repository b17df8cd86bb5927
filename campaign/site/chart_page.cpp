#include "campaign/site/chart_page.hpp"

#include "base/text.hpp"

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

}  // namespace

double width_of(const std::string& words, bool light) {
  constexpr double kLetter = 7.2, kLightLetter = 6.2;  // of Georgia, rather more than less
  return static_cast<double>(width(words)) * (light ? kLightLetter : kLetter);
}

ChartPage::ChartPage(const std::string& title, const std::string& told, double height)
    : drawing_(title, kChartWidth, height, svg::Shown::pixels, {{"aria-label", title}}), pen_(drawing_.pen()) {
  drawing_.describe(told);
  drawing_.style(kStyle);
}

void ChartPage::words(Point at, const std::string& text, Anchor anchor, bool light) {
  const char* kind = light ? "light" : "heavy";
  if (anchor == Anchor::left)
    pen_.words({text, at}, {{"class", kind}});
  else
    pen_.words({text, at}, {{"class", kind}, {"text-anchor", anchor == Anchor::middle ? "middle" : "end"}});
}

void ChartPage::axis(Point from, Point to) {
  pen_.line(from, to, {{"class", "axis"}});
}

void ChartPage::bar(const Box& box, Ink ink) {
  pen_.box(box, {{"class", fmt::format("{} bar", name_of(ink))}});
}

void ChartPage::line(const std::vector<Point>& points, Ink ink) {
  pen_.polyline(points, {{"class", fmt::format("{} path", name_of(ink))}});
}

void ChartPage::dot(Point at, Ink ink) {
  constexpr double kRadius = 3;
  pen_.circle(at, kRadius, {{"class", name_of(ink)}});
}

}  // namespace estafette::campaign
