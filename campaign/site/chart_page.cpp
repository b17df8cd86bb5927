#include "campaign/site/chart_page.hpp"

#include "base/markup/look.hpp"
#include "base/text.hpp"

#include <fmt/format.h>

namespace estafette::campaign {
namespace {

// A file by itself: on the reader's own ground, in the palette of the house.
constexpr const char* kStyle = R"(
text { font: 14px var(--figures); fill: var(--ink); }
.light { font-size: 12px; fill: var(--soft); }
.axis { stroke: var(--line); stroke-width: 1; } .event { stroke: var(--edge); stroke-width: 1; stroke-dasharray: 2 3; }
.plain { --c: var(--soft); --f: var(--soft); }
.path { fill: none; stroke: var(--c); stroke-width: 2.5; stroke-linejoin: round; } .coalition.path { stroke-dasharray: 7 4; }
.dot { fill: var(--c); } .bars { fill: var(--f); } .named { fill: var(--c); font-weight: 600; }
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

ChartPage::ChartPage(const std::string& title, const std::string& told, double height, ChartUse use)
    : drawing_(title, kChartWidth, height, svg::Shown::pixels, {{"aria-label", title}, {"class", "chart"}}),
      pen_(drawing_.pen()) {
  drawing_.describe(told);
  if (use == ChartUse::file) drawing_.style(std::string(look::colours()) + kStyle);
}

ChartPage::ChartPage(const std::string& title, const std::string& told, double width, double height)
    : drawing_(title, width, height, svg::Shown::pixels, {{"aria-label", title}, {"class", "chart"}}),
      pen_(drawing_.pen()) {
  drawing_.describe(told);
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
  pen_.box(box, {{"class", fmt::format("{} bars", name_of(ink))}});
}

void ChartPage::line(const std::vector<Point>& points, Ink ink) {
  pen_.polyline(points, {{"class", fmt::format("{} path", name_of(ink))}});
}

void ChartPage::name(Point at, const std::string& text, Ink ink) {
  pen_.words({text, at}, {{"class", fmt::format("{} light named", name_of(ink))}});
}

void ChartPage::base(Point from, Point to) {
  pen_.line(from, to, {{"class", "axis base"}});
}

void ChartPage::event(Point from, Point to) {
  pen_.line(from, to, {{"class", "event"}});
}

void ChartPage::dot(Point at, Ink ink) {
  constexpr double kHalf = 3.2, kLozenge = 4.4;
  const std::string kind = fmt::format("{} dot", name_of(ink));
  if (ink == Ink::coalition)
    pen_.path(
        svg::path_through(
            {{at.x, at.y - kLozenge}, {at.x + kLozenge, at.y}, {at.x, at.y + kLozenge}, {at.x - kLozenge, at.y}}, true),
        {{"class", kind}});
  else if (ink == Ink::france)
    pen_.box({at.x - kHalf, at.y - kHalf, 2 * kHalf, 2 * kHalf}, {{"class", kind}});
  else
    pen_.circle(at, kHalf, {{"class", kind}});
}

void ChartPage::area(const std::vector<Point>& points, double foot, Ink ink) {
  std::vector<Point> all = points;
  all.push_back({points.back().x, foot});
  all.push_back({points.front().x, foot});
  pen_.path(svg::path_through(all, true), {{"class", fmt::format("{} area", name_of(ink))}});
}

}  // namespace estafette::campaign
