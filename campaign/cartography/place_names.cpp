#include "campaign/cartography/place_names.hpp"

#include "campaign/cartography/clutter.hpp"
#include "campaign/cartography/letters.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace estafette::cartography {
namespace {

constexpr std::size_t kDirections = 32;
constexpr double kPointed = 1.5;       ///< from here on a line joins a name to its sign
constexpr int kDepth = 2;              ///< who is asked to make room may ask others
constexpr std::size_t kMostAsked = 3;  ///< at a time
constexpr int kRounds = 3;             ///< in which each name looks for a better place
// What a place costs, against half a millimetre further away.
constexpr double kRoad = 0.35, kRiver = 0.3, kMarch = 0.6, kLeader = 2.5;
constexpr double kNearerToAnother = 40;  ///< a sign that is nearer than the name's own
constexpr double kTab = 9;               ///< a name on the edge of its place's counters
constexpr double kPastAnother = 6;       ///< a sign that the line to the own one touches
constexpr double kTabGap = 0.15;
constexpr double kNear = 40;     ///< mm that no name reaches from its sign
constexpr double kTwist = 0.06;  ///< each direction further from the right hand

const std::vector<double>& distances() {
  static const std::vector<double> all = {0.3, 0.6, 1.0, 1.5, 2.1, 2.8, 3.6, 4.6, 6.0, 8.0, 10.5};
  return all;
}

double letters_of(const DrawnPlace& place) {
  return place.settlement == map::Settlement::town ? style::kTownLetters : style::kCityLetters;
}

Face face_of(const DrawnPlace& place) {
  return place.settlement == map::Settlement::town ? Face::serif : Face::serif_bold;
}

/// The names of fortresses come first, then those of cities, then who has least room: the longest.
std::vector<std::size_t> by_rank(const MapPicture& picture) {
  std::vector<std::size_t> order(picture.places.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    const auto key = [&](std::size_t i) {
      const DrawnPlace& place = picture.places[i];
      return std::pair(-static_cast<int>(place.settlement), -static_cast<int>(place.name.size()));
    };
    return key(one) < key(other);
  });
  return order;
}

/// A place that a name may have, free of signs and counters.
struct NamePlace {
  Box box;
  double cost = 0;
  bool pointed = false;
  bool misleading = false;  ///< another sign is nearer
};

class NameBoard {
 public:
  NameBoard(const MapLayout& layout, const MapPicture& picture, const Paper& paper)
      : picture_(picture), signs_(layout.signs), frame_(paper.frame()) {
    blocks_.resize(picture.places.size());
    for (const Stack& stack : layout.stacks) {
      fixed_.push_back(stack.box);
      blocks_[stack.place].push_back(stack.box);
      const Point home = signs_[stack.place].middle();
      if (stack.apart) lines_.line(home, stack.box.nearest(home), kLeader);
    }
    for (const WaterName& name : layout.water_names) fixed_.insert(fixed_.end(), name.boxes.begin(), name.boxes.end());
    for (const Highway& road : picture.roads) draw(middle(road.from), middle(road.to), kRoad);
    for (const March& march : picture.marches)
      for (std::size_t i = 0; i + 1 < march.way.size(); ++i)
        draw(middle(march.way[i]), middle(march.way[i + 1]), kMarch);
    for (const map::River& river : picture.rivers) {
      const std::vector<Point> course = smooth(paper.at(river.course));
      for (std::size_t i = 0; i + 1 < course.size(); ++i) draw(course[i], course[i + 1], kRiver);
    }
    for (const Inset& inset : layout.insets) fixed_.push_back(inset.paper.frame());
    for (std::size_t i = 0; i < fixed_.size(); ++i) fixed_grid_.add(i, fixed_[i]);
    for (std::size_t i = 0; i < picture.places.size(); ++i)
      choices_.push_back(frame_.holds(signs_[i]) ? choices_of(i) : std::vector<NamePlace>{});
    chosen_.resize(picture.places.size());
  }

  void seat_all() {
    const std::vector<std::size_t> order = by_rank(picture_);
    for (const bool misleading : {false, true}) {
      for (const std::size_t place : order)
        if (!chosen_[place] && !seat(place, misleading)) make_room(place, misleading);
      for (int round = 0; round < kRounds; ++round)
        for (const std::size_t place : order)
          if (!seat(place, misleading) && !chosen_[place]) make_room(place, misleading);
    }
  }

  [[nodiscard]] const std::optional<NamePlace>& chosen(std::size_t place) const { return chosen_[place]; }

 private:
  [[nodiscard]] Point middle(std::size_t place) const { return signs_[place].middle(); }

  std::vector<NamePlace> choices_of(std::size_t index) const {
    const DrawnPlace& place = picture_.places[index];
    const double letters = letters_of(place);
    const double signs = (place.port ? letters : 0) + (place.depot ? letters : 0);
    const double width = breadth(place.name, face_of(place), letters) + signs;
    std::vector<NamePlace> choices;
    const std::vector<Box> near = signs_near(index);
    for (const Seat& seat : seats_round(middle(index), radius_of(place), width, letters, distances(), kDirections)) {
      if (!frame_.holds(seat.box) || covered(seat.box) || signs_[index].overlaps(seat.box)) continue;
      const Point end = seat.box.nearest(middle(index));
      const bool pointed = seat.distance >= kPointed;
      bool hides = pointed && std::any_of(fixed_.begin(), fixed_.end(),
                                          [&](const Box& box) { return crosses(middle(index), end, box); });
      double cost = 2 * seat.distance + lines_.under(seat.box);
      cost += kTwist * static_cast<double>(std::min(seat.direction, kDirections - seat.direction));
      const Box round = seat.box.grown(distance(middle(index), end) + style::kSiege);
      bool wrong = false;
      for (const Box& other : near) {
        if (!other.overlaps(round)) continue;
        hides = hides || other.overlaps(seat.box);
        wrong = wrong || nearer(other, index, seat.box);
        if (pointed && crosses(middle(index), end, other)) cost += kPastAnother;
      }
      if (wrong) cost += kNearerToAnother;
      if (!hides) choices.push_back({seat.box, cost, pointed, wrong});
    }
    add_tabs(choices, index, width, near);
    std::stable_sort(choices.begin(), choices.end(), [](const NamePlace& one, const NamePlace& other) {
      return std::pair(one.misleading, one.cost) < std::pair(other.misleading, other.cost);
    });
    return choices;
  }

  /// A line that lies on the paper costs the names that hide it.
  void draw(Point from, Point to, double weight) {
    if (crosses(from, to, frame_)) lines_.line(from, to, weight);
  }

  [[nodiscard]] bool covered(const Box& box) const {
    const std::vector<std::size_t> near = fixed_grid_.near(box);
    return std::any_of(near.begin(), near.end(), [&](std::size_t i) { return fixed_[i].overlaps(box); });
  }

  /// True if the box is nearer to the other sign than to that of its place.
  [[nodiscard]] bool nearer(const Box& other, std::size_t index, const Box& box) const {
    return distance(other.middle(), box.nearest(other.middle())) <= distance(middle(index), box.nearest(middle(index)));
  }

  /// On the edges of the counters that stand at the place.
  void add_tabs(std::vector<NamePlace>& choices, std::size_t index, double width, const std::vector<Box>& near) const {
    const double high = letters_of(picture_.places[index]);
    for (const Box& block : blocks_[index]) {
      for (const double top : {block.top - high - kTabGap, block.bottom() + kTabGap})
        for (const double left : {block.left, block.middle().x - width / 2, block.right() - width}) {
          const Box box{left, top, width, high};
          if (!frame_.holds(box) || covered(box) || taken(near, box) || signs_[index].overlaps(box)) continue;
          const bool wrong =
              std::any_of(near.begin(), near.end(), [&](const Box& other) { return nearer(other, index, box); });
          choices.push_back({box, kTab + lines_.under(box), false, wrong});
        }
    }
  }

  /// The signs that this place's name may come near.
  [[nodiscard]] std::vector<Box> signs_near(std::size_t index) const {
    std::vector<Box> near;
    for (std::size_t other = 0; other < signs_.size(); ++other)
      if (other != index && distance(middle(other), middle(index)) < kNear) near.push_back(signs_[other]);
    return near;
  }

  /// The names that stand in the way of that box.
  [[nodiscard]] std::vector<std::size_t> in_the_way(const Box& box, std::size_t of) const {
    std::vector<std::size_t> found;
    for (const std::size_t other : seated_.near(box))
      if (other != of && chosen_[other]->box.overlaps(box)) found.push_back(other);
    return found;
  }

  void put(std::size_t place, const std::optional<NamePlace>& choice) {
    undo_.emplace_back(place, chosen_[place]);
    if (chosen_[place]) seated_.remove(place, chosen_[place]->box);
    chosen_[place] = choice;
    if (choice) seated_.add(place, choice->box);
  }

  /// The cheapest free place; false, and all as it was, if there is none.
  bool seat(std::size_t place, bool misleading) {
    for (const NamePlace& choice : choices_[place]) {
      if (choice.misleading && !misleading) break;
      if (!in_the_way(choice.box, place).empty()) continue;
      put(place, choice);
      return true;
    }
    return false;
  }

  /// Takes a place where others can make room by going elsewhere, if need be by asking others in their turn; all must
  /// agree, or all stays as it was.
  bool make_room(std::size_t place, bool misleading, int depth = kDepth) {
    pinned_.push_back(place);
    const bool found = std::any_of(choices_[place].begin(), choices_[place].end(), [&](const NamePlace& choice) {
      if (choice.misleading && !misleading) return false;
      const std::vector<std::size_t> blocking = in_the_way(choice.box, place);
      if (blocking.size() > kMostAsked) return false;
      if (std::any_of(blocking.begin(), blocking.end(), [&](std::size_t other) { return pinned(other); })) return false;
      const std::size_t before = undo_.size();
      put(place, choice);
      for (const std::size_t other : blocking) put(other, std::nullopt);
      const auto goes_elsewhere = [&](std::size_t other) {
        return seat(other, misleading) || (depth > 1 && make_room(other, misleading, depth - 1));
      };
      if (std::all_of(blocking.begin(), blocking.end(), goes_elsewhere)) return true;
      while (undo_.size() > before) {
        const auto [other, was] = undo_.back();
        put(other, was);
        undo_.resize(undo_.size() - 2);  // what was to be undone, and the undoing
      }
      return false;
    });
    pinned_.pop_back();
    return found;
  }

  [[nodiscard]] bool pinned(std::size_t place) const {
    return std::find(pinned_.begin(), pinned_.end(), place) != pinned_.end();
  }

  const MapPicture& picture_;
  const std::vector<Box>& signs_;
  Box frame_;
  std::vector<Box> fixed_;
  BoxGrid fixed_grid_;
  std::vector<std::vector<Box>> blocks_;  ///< by place
  Dots lines_;
  std::vector<std::vector<NamePlace>> choices_;
  std::vector<std::optional<NamePlace>> chosen_;
  std::vector<std::pair<std::size_t, std::optional<NamePlace>>> undo_;  ///< what names had before
  std::vector<std::size_t> pinned_;  ///< names that are being seated: nobody asks them to move
  BoxGrid seated_;                   ///< those of chosen_ that have a place
};

}  // namespace

void place_names(MapLayout& layout, const MapPicture& picture, const Paper& paper) {
  NameBoard board(layout, picture, paper);
  board.seat_all();
  for (std::size_t i = 0; i < picture.places.size(); ++i) {
    if (!paper.frame().holds(layout.signs[i])) continue;
    const bool shown_larger = std::any_of(layout.insets.begin(), layout.insets.end(), [&](const Inset& inset) {
      return std::any_of(inset.layout.names.begin(), inset.layout.names.end(),
                         [&](const PlaceName& name) { return name.place == i; });
    });
    if (const auto& choice = board.chosen(i); choice && !(choice->misleading && shown_larger))
      layout.names.push_back({i, choice->box, letters_of(picture.places[i]), choice->pointed, choice->misleading});
    else
      layout.nameless.push_back(i);
  }
}

}  // namespace estafette::cartography
