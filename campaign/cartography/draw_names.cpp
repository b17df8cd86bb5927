#include "campaign/cartography/draw_names.hpp"

#include "campaign/cartography/draw_forces.hpp"
#include "campaign/cartography/draw_land.hpp"
#include "campaign/cartography/style.hpp"

#include <set>

namespace estafette::cartography {
namespace {

constexpr double kBaseline = 0.78;  // of the height of letters, from the top

/// Letters on a rim of paper, so that they can be read on lines.
Pen with_halo(Pen& pen, const std::string& kind) {
  return pen.group(
      kind,
      {{"stroke", style::kPaper}, {"stroke-width", "0.5"}, {"stroke-linejoin", "round"}, {"paint-order", "stroke"}});
}

void name_of(Pen& pen, const PlaceName& name, const DrawnPlace& place) {
  const bool town = place.settlement == map::Settlement::town;
  const Face face = town ? Face::serif : Face::serif_bold;
  pen.words(lettering(place.name, {name.box.left, name.box.top + kBaseline * name.letters}, face, name.letters));
  double beside = name.box.left + breadth(place.name, face, name.letters) + name.letters / 2;
  const double middle = name.box.middle().y;
  if (place.port) {
    draw_anchor(pen, {beside, middle}, name.letters);
    beside += name.letters;
  }
  if (place.depot) draw_depot(pen, {beside, middle}, name.letters, *place.depot);
}

}  // namespace

void draw_names(Pen& pen, const Drawing& drawing) {
  Pen waters = with_halo(pen, "waternames");
  for (const WaterName& name : drawing.layout.water_names) {
    const Point start{name.middle.x - name.length / 2, name.middle.y + name.letters * 0.32};
    waters.group("kept", {{"data-at", mm(name.middle.x) + " " + mm(name.middle.y)}})
        .words(lettering(name.text, start, Face::serif, name.letters, name.length),
               {{"transform", "rotate(" + mm(name.degrees) + " " + mm(name.middle.x) + " " + mm(name.middle.y) + ")"},
                {"font-style", "italic"},
                {"fill", style::kWaterName}});
  }
  Pen pointers = pen.group("pointers", {{"stroke", style::kInk}, {"stroke-width", "0.18"}});
  for (const PlaceName& name : drawing.layout.names)
    if (name.pointed)
      drawing.kept(pointers, "", name.place)
          .path(path_through({drawing.at(name.place), name.box.nearest(drawing.at(name.place))}));
  Pen names = with_halo(pen, "names");
  for (const PlaceName& name : drawing.layout.names) {
    Pen group = drawing.kept(names, "", name.place);
    name_of(group, name, drawing.picture.places[name.place]);
  }
}

void draw_as_in_insets(Pen& pen, const Drawing& drawing) {
  Pen all = pen.group("late", {{"display", "none"}, {"transform", "translate(0 0)"}});
  std::set<std::size_t> drawn;
  for (const Inset& inset : drawing.layout.insets) {
    const Drawing part{drawing.picture, inset.paper, inset.layout, std::string(1, inset.letter) + "-again"};
    std::set<std::size_t> here;
    const auto at_its_sign = [&](Pen& group, std::size_t place) {
      here.insert(place);
      const Point to = drawing.at(place);
      const Point from = part.at(place);
      return group.group("kept", {{"data-at", mm(to.x) + " " + mm(to.y)}})
          .group("", {{"transform", "translate(" + mm(to.x - from.x) + " " + mm(to.y - from.y) + ")"}});
    };
    for (const Stack& stack : inset.layout.stacks) {
      if (drawn.contains(stack.place)) continue;
      Pen group = all.group("stack");
      Pen moved = at_its_sign(group, stack.place);
      if (stack.apart) draw_leader(moved, part, stack);
      draw_stack(moved, part, stack);
    }
    Pen names = with_halo(all, "names");
    for (const PlaceName& name : inset.layout.names) {
      if (drawn.contains(name.place)) continue;
      Pen moved = at_its_sign(names, name.place);
      name_of(moved, name, drawing.picture.places[name.place]);
    }
    drawn.insert(here.begin(), here.end());
  }
}

}  // namespace estafette::cartography
