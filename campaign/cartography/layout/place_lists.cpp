#include "campaign/cartography/layout/place_lists.hpp"

#include "campaign/cartography/layout/counter_form.hpp"
#include "campaign/cartography/paper/empty_box.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace estafette::cartography {
namespace {

constexpr double kClear = 1.2;  ///< round a list, mm

/// True if an inset shows the same forces in rows.
bool in_rows(const MapLayout& layout, const Stack& stack) {
  return std::any_of(layout.insets.begin(), layout.insets.end(), [&](const Inset& inset) {
    return std::any_of(inset.layout.stacks.begin(), inset.layout.stacks.end(), [&](const Stack& other) {
      return other.place == stack.place && other.side == stack.side && !other.summary;
    });
  });
}

std::vector<std::size_t> to_be_listed(const MapLayout& layout) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < layout.stacks.size(); ++i)
    if (layout.stacks[i].summary && !in_rows(layout, layout.stacks[i])) found.push_back(i);
  std::stable_sort(found.begin(), found.end(), [&](std::size_t one, std::size_t other) {
    return layout.stacks[one].seated.size() > layout.stacks[other].seated.size();
  });
  return found;
}

/// The place in the free box that is nearest to the point.
Box nearest_in(const Box& free, double width, double height, Point to) {
  return {std::clamp(to.x - width / 2, free.left, std::max(free.left, free.right() - width)),
          std::clamp(to.y - height / 2, free.top, std::max(free.top, free.bottom() - height)), width, height};
}

}  // namespace

std::string heading_of(const MapPicture& picture, const Stack& stack) {
  return fmt::format("{}: {} forces, {}", picture.places[stack.place].name, stack.seated.size(),
                     stack.summary->strength);
}

void place_lists(MapLayout& layout, const MapPicture& picture, const Paper& paper) {
  std::vector<Box> obstacles;
  for (const Box& sign : layout.signs) obstacles.push_back(sign.grown(0.8));
  for (const Stack& stack : layout.stacks) obstacles.push_back(stack.box.grown(kClear));
  for (const Inset& inset : layout.insets) obstacles.push_back(inset.paper.frame().grown(kClear));
  for (const PlaceName& name : layout.names) obstacles.push_back(name.box);
  for (const WaterName& name : layout.water_names)
    obstacles.insert(obstacles.end(), name.boxes.begin(), name.boxes.end());
  std::vector<std::pair<Point, Point>> roads;
  for (const Highway& road : picture.roads)
    roads.emplace_back(layout.signs[road.from].middle(), layout.signs[road.to].middle());
  for (const std::size_t index : to_be_listed(layout)) {
    const Stack& stack = layout.stacks[index];
    double wide = breadth(heading_of(picture, stack), Face::serif_bold, style::kTownLetters) + 1;
    for (const Stack::Seated& seated : stack.seated) wide = std::max(wide, width_of(picture.counters[seated.counter]));
    const double high = style::kRow * static_cast<double>(stack.seated.size() + 1);
    const Point home = layout.signs[stack.place].middle();
    std::optional<Box> best;
    for (const Box& free : empty_boxes(paper.frame().grown(-kClear), obstacles, roads, std::min(wide, high))) {
      if (free.width < wide || free.height < high) continue;
      const Box box = nearest_in(free, wide, high, home);
      if (!best || distance(box.middle(), home) < distance(best->middle(), home)) best = box;
    }
    if (!best) continue;
    obstacles.push_back(best->grown(kClear));
    layout.lists.push_back({index, *best});
  }
}

}  // namespace estafette::cartography
