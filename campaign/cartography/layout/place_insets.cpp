#include "campaign/cartography/layout/place_insets.hpp"

#include "campaign/cartography/layout/name_seats.hpp"
#include "campaign/cartography/layout/place_names.hpp"
#include "campaign/cartography/layout/place_water_names.hpp"
#include "campaign/cartography/paper/empty_box.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace estafette::cartography {
namespace {

constexpr std::array<double, 4> kScales = {3, 2.7, 2.45, 2.2};
constexpr std::size_t kMostInsets = 8;
constexpr double kLeastSide = 24;     ///< of an inset, mm
constexpr double kRoom = 17;          ///< in an inset, between its frame and the outermost crowded sign
constexpr double kAirRound = 1.5;     ///< round an inset
constexpr double kLeastTrouble = 2;   ///< less is not worth an inset
constexpr double kScaleCounts = 0.2;  ///< that much more crowd is worth a step down in scale
constexpr double kSameWorth = 1e-9;
constexpr std::size_t kMostEdges =
    300;  ///< of troubles at which a part is tried to begin: no inset mends more than that

/// In insets forces stand in rows if there is any room.
RowRules open_rules() {
  RowRules rules;
  rules.most = 12;
  rules.price_of_summary = 70;
  return rules;
}

/// Signs whose counters or names could be mistaken, and how badly.
struct Trouble {
  Point at;
  double weight = 1;
};

bool within(const Box& box, Point at) {
  return box.nearest(at) == at;
}

bool shown_larger(const MapLayout& layout, Point at) {
  return std::any_of(layout.insets.begin(), layout.insets.end(),
                     [&](const Inset& inset) { return within(inset.outline, at); });
}

std::vector<Trouble> troubles(const MapLayout& layout) {
  std::vector<Trouble> found;
  for (const Stack& stack : layout.stacks) {
    const Point at = layout.signs[stack.place].middle();
    if (shown_larger(layout, at)) continue;
    const bool over = std::any_of(layout.stacks.begin(), layout.stacks.end(), [&](const Stack& other) {
      return &other != &stack && other.box.grown(-0.01).overlaps(stack.box);
    });
    if (stack.crowded || over) found.push_back({at, over ? 3.0 : 2.0});
    if (stack.summary) found.push_back({at, 0.5 * static_cast<double>(stack.seated.size())});
  }
  for (const std::size_t place : layout.nameless)
    if (!named_in_inset(layout, place)) found.push_back({layout.signs[place].middle(), 3});
  for (const PlaceName& name : layout.names)
    if (name.misleading) found.push_back({layout.signs[name.place].middle(), 3});
  return found;
}

/// The part of the sheet of that size that holds most trouble, and the trouble that it holds.
struct Part {
  Box inner;  ///< where trouble may lie
  double held = 0;
};

constexpr double kLess = 0.01;  ///< a part begins so much before the trouble at its edge, mm

/// Of troubles one below the other, the run no higher than `height` that weighs most. A map may have thousands, so they
/// are gone through once.
Part worst_run(const std::vector<const Trouble*>& down, double left, double width, double height) {
  Part worst;
  double held = 0;
  std::size_t end = 0;
  for (std::size_t top = 0; top < down.size(); ++top) {
    const Box inner{left, down[top]->at.y - kLess, width, height};
    for (; end < down.size() && down[end]->at.y <= inner.bottom(); ++end) held += down[end]->weight;
    if (held > worst.held + kSameWorth) worst = {inner, held};
    held -= down[top]->weight;
  }
  return worst;
}

/// None, if none holds more than `least`.
Part worst_part(const std::vector<Trouble>& all, double width, double height, double least) {
  std::vector<const Trouble*> down;
  for (const Trouble& one : all) down.push_back(&one);
  std::stable_sort(down.begin(), down.end(), [](const Trouble* a, const Trouble* b) { return a->at.y < b->at.y; });
  Part worst;
  std::vector<const Trouble*> beside;
  const std::size_t step = 1 + all.size() / kMostEdges;
  for (std::size_t left = 0; left < all.size(); left += step) {
    const double from = all[left].at.x - kLess;
    beside.clear();
    double weight = 0;
    for (const Trouble* one : down) {
      if (one->at.x < from || one->at.x > from + width) continue;
      beside.push_back(one);
      weight += one->weight;
    }
    if (weight <= std::max(worst.held, least)) continue;
    const Part run = worst_run(beside, from, width, height);
    if (run.held > worst.held) worst = run;
  }
  return worst;
}

/// Round all trouble in the part.
Box drawn_together(const std::vector<Trouble>& all, const Box& inner) {
  double left = inner.right();
  double right = inner.left;
  double top = inner.bottom();
  double bottom = inner.top;
  for (const Trouble& one : all) {
    if (!within(inner, one.at)) continue;
    left = std::min(left, one.at.x);
    right = std::max(right, one.at.x);
    top = std::min(top, one.at.y);
    bottom = std::max(bottom, one.at.y);
  }
  return {left, top, right - left, bottom - top};
}

/// The box in the upper corner of the free one that lies nearer to the edge of the paper.
Box in_the_corner(const Box& free, double width, double height, const Box& frame) {
  const double left = free.middle().x < frame.middle().x ? free.left : free.right() - width;
  return {left, free.top, width, height};
}

std::vector<Box> obstacles(const MapLayout& layout, const std::vector<Box>& seas) {
  std::vector<Box> boxes;
  for (const Box& sea : seas) boxes.push_back(sea.grown(kAirRound));
  for (const Box& sign : layout.signs) boxes.push_back(sign.grown(1));
  for (const Stack& stack : layout.stacks) boxes.push_back(stack.box.grown(kAirRound));
  for (const PlaceName& name : layout.names) boxes.push_back(name.box.grown(0.3));
  for (const Inset& inset : layout.insets) boxes.push_back(inset.paper.frame().grown(kAirRound));
  return boxes;
}

/// The inset that mends most, if there is room for one.
std::optional<Inset> next_inset(const MapLayout& layout, const MapPicture& picture, const Paper& paper,
                                const std::vector<Trouble>& all, const std::vector<Box>& seas) {
  std::vector<std::pair<Point, Point>> roads;
  for (const Highway& road : picture.roads)
    roads.emplace_back(layout.signs[road.from].middle(), layout.signs[road.to].middle());
  const std::vector<Box> free =
      empty_boxes(paper.frame().grown(-kAirRound), obstacles(layout, seas), roads, kLeastSide);
  std::optional<Inset> best;
  double most = kLeastTrouble - 0.01;
  for (const Box& room : free) {
    for (std::size_t step = 0; step < kScales.size(); ++step) {
      const double scale = kScales[step];
      const double wide = (room.width - 2 * kRoom) / scale;
      const double high = (room.height - 2 * kRoom) / scale;
      if (wide < 0 || high < 0) continue;
      const double counts = 1 - kScaleCounts * static_cast<double>(step) / kScales.size();
      const Part part = worst_part(all, wide + 0.02, high + 0.02, most / counts - kSameWorth);
      const double worth = part.held * counts;
      if (worth <= most) continue;
      most = worth;
      const Box outline = drawn_together(all, part.inner).grown(kRoom / scale);
      const Box frame = in_the_corner(room, outline.width * scale, outline.height * scale, paper.frame());
      best = Inset{static_cast<char>('A' + layout.insets.size()), outline, paper.window(outline, frame), {}, {}};
    }
  }
  return best;
}

}  // namespace

void place_insets(MapLayout& layout, const MapPicture& picture, const Paper& paper, const NameSeats& land) {
  std::vector<Trouble> left = troubles(layout);
  const std::vector<Box> seas = room_for_seas(layout, picture, paper, land);
  while (layout.insets.size() < kMostInsets) {
    std::optional<Inset> inset = next_inset(layout, picture, paper, left, seas);
    if (!inset) return;
    NameSeats seats(picture, inset->paper);
    inset->layout = lay_out_part(picture, inset->paper, open_rules(), seats);
    std::vector<PlaceName>& names = inset->layout.names;
    std::copy_if(names.begin(), names.end(), std::back_inserter(inset->misleading),
                 [](const PlaceName& name) { return name.misleading; });
    std::erase_if(names, [](const PlaceName& name) { return name.misleading; });
    place_range_names(inset->layout, picture, inset->paper, seats);
    std::erase_if(left, [&](const Trouble& one) { return within(inset->outline, one.at); });
    layout.insets.push_back(std::move(*inset));
  }
}

}  // namespace estafette::cartography
