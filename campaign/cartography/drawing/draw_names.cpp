#include "campaign/cartography/drawing/draw_names.hpp"

#include "campaign/cartography/drawing/draw_counters.hpp"
#include "campaign/cartography/drawing/draw_forces.hpp"
#include "campaign/cartography/drawing/draw_places.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <set>

namespace estafette::cartography {
namespace {

/// Italics on a rim of paper, so that they can be read on lines.
Pen with_halo(Pen& pen, const std::string& kind, const char* ink) {
  return pen.group(kind, {{"stroke", style::kPaper},
                          {"stroke-width", "0.5"},
                          {"stroke-linejoin", "round"},
                          {"paint-order", "stroke"},
                          {"font-style", "italic"},
                          {"fill", ink}});
}

}  // namespace

void draw_water_names(Pen& pen, const Drawing& drawing) {
  const auto draw = [&](const std::string& kind, const char* ink, const std::vector<WaterName>& names) {
    Pen group = with_halo(pen, kind, ink);
    for (const WaterName& name : names) {
      const Point start{name.middle.x - name.length / 2, name.middle.y + name.letters * 0.32};
      svg::SvgText words = lettering(name.text, start, Face::serif, name.letters, name.length);
      words.letters_keep = true;
      group.group("k", {{"data-at", Drawing::at_data(name.middle)}})
          .words(words, {{"transform",
                          "rotate(" + mm(name.degrees) + " " + mm(name.middle.x) + " " + mm(name.middle.y) + ")"}});
    }
  };
  draw("waternames", style::kWaterName, drawing.layout.water_names);
  draw("rangenames", style::kRangeName, drawing.layout.range_names);
}

void draw_as_in_insets(Pen& pen, const Drawing& drawing) {
  Pen all = pen.group("late", {{"display", "none"}});
  std::set<std::size_t> drawn;
  for (const Inset& inset : drawing.layout.insets) {
    const Drawing part{drawing.picture, inset.paper,          inset.layout,
                       drawing.rows,    drawing.tells_places, std::string(1, inset.letter) + "-again"};
    std::set<std::size_t> here;
    const auto away = [&](std::size_t place) {
      const Point to = drawing.at(place);
      const Point from = part.at(place);
      return Point{to.x - from.x, to.y - from.y};
    };
    for (const Stack& stack : inset.layout.stacks) {
      if (drawn.contains(stack.place)) continue;
      here.insert(stack.place);
      const Point by = away(stack.place);
      Pen moved = all.group("stack k", {{"data-at", Drawing::at_data(drawing.at(stack.place))}})
                      .group("", {{"transform", "translate(" + mm(tenths(by.x)) + " " + mm(tenths(by.y)) + ")"}});
      if (stack.apart) draw_leader(moved, part, stack);
      draw_stack(moved, part, stack);
    }
    Pen names = all.group("names");
    for (const PlaceName& name : inset.layout.names) {
      if (drawn.contains(name.place)) continue;
      here.insert(name.place);
      const DrawnPlace& place = drawing.picture.places[name.place];
      Pen moved = names.group(place.settlement == map::Settlement::town ? "k" : "k b",
                              {{"data-at", Drawing::at_data(drawing.at(name.place))}});
      draw_name(moved, name, place, away(name.place));
    }
    drawn.insert(here.begin(), here.end());
  }
}

}  // namespace estafette::cartography
