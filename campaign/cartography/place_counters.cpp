#include "campaign/cartography/place_counters.hpp"

#include "campaign/cartography/clutter.hpp"
#include "campaign/cartography/counter_form.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>

namespace estafette::cartography {
namespace {

constexpr std::size_t kMostColumns = 2;
constexpr std::size_t kBlockDirections = 32;
constexpr int kBlockRounds = 4;  ///< in which each block looks for a better place
constexpr double kAir = 0.5;     ///< between blocks
// What a place costs, against a millimetre further away: hidden signs, hidden millimetres of road, lines that cross.
constexpr double kHiddenSign = 60;
constexpr double kHiddenRoad = 0.25;
constexpr double kCrossing = 12;
constexpr double kAmongEnemies = 30;  ///< to stand in the country that the other side holds
constexpr double kFar = 60;           ///< so far away, a millimetre more costs three times as much as nearby

const std::vector<double>& block_distances() {
  static const std::vector<double> all = [] {
    std::vector<double> made = {0.7};
    for (double next = 2; next < 250; next *= 1.3) made.push_back(next);
    return made;
  }();
  return all;
}

/// The counters of a block in rows; the upper left corner of the block is 0, 0.
Stack formed(const MapPicture& picture, const Stack& block, std::size_t columns) {
  double widest = 0;
  for (const Stack::Seated& seated : block.seated)
    widest = std::max(widest, width_of(picture.counters[seated.counter]));
  Stack stack{block.place, block.side, {}, {}};
  double top = 0;
  for (std::size_t i = 0; i < block.seated.size(); i += columns) {
    double height = 0;
    for (std::size_t c = 0; c < columns && i + c < block.seated.size(); ++c) {
      const std::size_t counter = block.seated[i + c].counter;
      const double high = height_of(picture.counters[counter]);
      stack.seated.push_back({counter, {static_cast<double>(c) * widest, top, widest, high}});
      height = std::max(height, high);
    }
    top += height;
  }
  stack.box = {0, 0, widest * static_cast<double>(std::min(columns, block.seated.size())), top};
  return stack;
}

std::vector<Stack> stacks_of(const MapPicture& picture) {
  std::map<std::pair<std::size_t, Side>, Stack> by_place;
  for (std::size_t i = 0; i < picture.counters.size(); ++i) {
    const Counter& counter = picture.counters[i];
    Stack& stack = by_place[{counter.place, counter.side}];
    stack.place = counter.place;
    stack.side = counter.side;
    stack.seated.push_back({i, {}});
  }
  std::vector<Stack> stacks;
  for (auto& [key, stack] : by_place) {  // garrisons, which are small, stand last
    std::stable_partition(stack.seated.begin(), stack.seated.end(),
                          [&](const Stack::Seated& seated) { return lines_of(picture.counters[seated.counter]) == 2; });
    stacks.push_back(formed(picture, stack, 1));
  }
  return stacks;
}

class CounterBoard {
 public:
  CounterBoard(const MapPicture& picture, const MapLayout& layout, const Paper& paper)
      : picture_(picture), signs_(layout.signs), frame_(paper.frame().grown(-kAir)) {
    for (const Highway& road : picture.roads)
      roads_.line(signs_[road.from].middle(), signs_[road.to].middle(), kHiddenRoad);
  }

  /// Puts the block into its best place and form among those of the others that stand already.
  void seat(Stack& stack, const std::vector<const Stack*>& others) const {
    double best = std::numeric_limits<double>::infinity();
    Stack chosen = stack;
    for (std::size_t columns = 1; columns <= std::min(kMostColumns, stack.seated.size()); ++columns) {
      const Stack form = formed(picture_, stack, columns);
      const double radius = radius_of(picture_.places[stack.place]);
      for (const Seat& seat :
           seats_round(home(stack), radius, form.box.width, form.box.height, block_distances(), kBlockDirections)) {
        if (far(seat.distance) > best) break;
        const double cost = price(stack, seat, others);
        if (cost >= best) continue;
        best = cost;
        chosen = form;
        move(chosen, seat.box);
      }
    }
    stack = chosen;
  }

 private:
  [[nodiscard]] Point home(const Stack& stack) const { return signs_[stack.place].middle(); }

  static double far(double mm) { return mm + mm * mm / kFar; }

  [[nodiscard]] double price(const Stack& stack, const Seat& seat, const std::vector<const Stack*>& others) const {
    constexpr double kNever = std::numeric_limits<double>::infinity();
    if (!frame_.holds(seat.box)) return kNever;
    const Point sign = home(stack);
    const Point end = seat.box.nearest(sign);
    double cost = far(seat.distance);
    for (const Stack* other : others) {
      if (other->box.overlaps(seat.box.grown(kAir))) return kNever;
      if (crosses(sign, end, other->box)) return kNever;
      const Point from = home(*other);
      if (crosses(from, other->box.nearest(from), seat.box)) return kNever;
    }
    for (const Box& other : signs_)
      if (other.overlaps(seat.box)) cost += kHiddenSign;
    for (std::size_t i = 0; i < signs_.size(); ++i)
      if (i != stack.place && crosses(sign, end, signs_[i])) cost += kCrossing;
    if (owner_near(seat.box.middle()) == opponent(stack.side)) cost += kAmongEnemies;
    return cost + roads_.under(seat.box);
  }

  [[nodiscard]] std::optional<Side> owner_near(Point at) const {
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < signs_.size(); ++i)
      if (distance(signs_[i].middle(), at) < distance(signs_[nearest].middle(), at)) nearest = i;
    return picture_.places[nearest].owner;
  }

  static void move(Stack& stack, const Box& to) {
    const double right = to.left - stack.box.left;
    const double down = to.top - stack.box.top;
    stack.box = to;
    for (Stack::Seated& seated : stack.seated) {
      seated.box.left += right;
      seated.box.top += down;
    }
  }

  const MapPicture& picture_;
  const std::vector<Box>& signs_;
  Box frame_;
  Dots roads_;
};

}  // namespace

void place_counters(MapLayout& layout, const MapPicture& picture, const Paper& paper) {
  std::vector<Stack> stacks = stacks_of(picture);
  std::stable_sort(stacks.begin(), stacks.end(), [](const Stack& one, const Stack& other) {
    return one.box.width * one.box.height > other.box.width * other.box.height;
  });
  const CounterBoard board(picture, layout, paper);
  for (int round = 0; round < kBlockRounds; ++round) {
    for (std::size_t i = 0; i < stacks.size(); ++i) {
      std::vector<const Stack*> others;
      const std::size_t standing = round == 0 ? i : stacks.size();
      for (std::size_t other = 0; other < standing; ++other)
        if (other != i) others.push_back(&stacks[other]);
      board.seat(stacks[i], others);
    }
  }
  layout.stacks = std::move(stacks);
}

}  // namespace estafette::cartography
