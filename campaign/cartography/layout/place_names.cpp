#include "campaign/cartography/layout/place_names.hpp"

#include "campaign/cartography/paper/clutter.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <tuple>

namespace estafette::cartography {
namespace {

constexpr int kDepth = 2;                   ///< who is asked to make room may ask others
constexpr std::size_t kMostAsked = 3;       ///< at a time
constexpr int kRounds = 3;                  ///< in which each name looks for a better place
constexpr std::size_t kMoves = 200;         ///< for each name, after which nobody makes room: the map of 1813 takes 7
constexpr std::size_t kMostMoves = 60'000;  ///< for all: where no room is to be had, none is looked for without end
// What a place costs, against half a millimetre further away.
constexpr double kMarch = 0.6, kLeader = 2.5;
constexpr double kTab = 9;  ///< a name on the edge of its place's counters
constexpr double kTabGap = 0.15;

/// `first` come first, then the names of fortresses, then those of cities, then who has least room: the longest.
std::vector<std::size_t> by_rank(const MapPicture& picture, const std::set<std::size_t>& first) {
  std::vector<std::size_t> order(picture.places.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
    const auto key = [&](std::size_t i) {
      const DrawnPlace& place = picture.places[i];
      return std::tuple(!first.contains(i), -static_cast<int>(place.settlement), -static_cast<int>(place.name.size()));
    };
    return key(one) < key(other);
  });
  return order;
}

class NameBoard {
 public:
  NameBoard(const MapLayout& layout, const MapPicture& picture, const Paper& paper, NameSeats& seats)
      : picture_(picture), signs_(layout.signs), frame_(paper.frame()), seats_(seats) {
    blocks_.resize(picture.places.size());
    for (const Stack& stack : layout.stacks) {
      fixed_.push_back(stack.box);
      blocks_[stack.place].push_back(stack.box);
      const Point home = signs_[stack.place].middle();
      if (stack.apart) lines_.line(home, stack.box.nearest(home), kLeader);
    }
    for (const WaterName& name : layout.water_names) fixed_.insert(fixed_.end(), name.boxes.begin(), name.boxes.end());
    for (const March& march : picture.marches)
      for (std::size_t i = 0; i + 1 < march.way.size(); ++i)
        draw(middle(march.way[i]), middle(march.way[i + 1]), kMarch);
    for (const Inset& inset : layout.insets) fixed_.push_back(inset.paper.frame());
    for (std::size_t i = 0; i < picture.places.size(); ++i)
      if (!picture.places[i].siege.empty()) fixed_.push_back(signs_[i]);
    for (std::size_t i = 0; i < fixed_.size(); ++i) fixed_grid_.add(i, fixed_[i]);
    choices_.resize(picture.places.size());
    for (std::size_t i = 0; i < picture.places.size(); ++i)
      if (frame_.holds(signs_[i])) begin_choices(i);
    chosen_.resize(picture.places.size());
  }

  void seat_all(const std::set<std::size_t>& first) {
    const std::vector<std::size_t> order = by_rank(picture_, first);
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

  /// The places that a name may have on this map, the best first. They are found one by one, for most names take one
  /// of the first.
  struct Choices {
    struct Waiting {
      NamePlace place;
      std::size_t number = 0;  ///< of two that are as good the lower comes first
    };
    const std::vector<NamePlace>* seats = nullptr;  ///< as far as the land decides
    std::size_t next = 0;                           ///< of the seats, the first that was not looked at yet
    std::vector<Waiting> waiting;                   ///< a heap: a better one may follow
    std::vector<NamePlace> found;
  };

  static bool later(const Choices::Waiting& one, const Choices::Waiting& other) {
    return std::tuple(one.place.misleading, one.place.cost, one.number) >
           std::tuple(other.place.misleading, other.place.cost, other.number);
  }

  static void wait(Choices& choices, const NamePlace& place, std::size_t number) {
    choices.waiting.push_back({place, number});
    std::push_heap(choices.waiting.begin(), choices.waiting.end(), later);
  }

  void begin_choices(std::size_t index) {
    choices_[index].seats = &seats_.of(index, picture_.places[index]);
    add_tabs(choices_[index], index);
  }

  /// What a seat costs here is what the land says, or more; so the best of those that wait is next once it is no dearer
  /// than the land says of the seat that follows. False if there are no more.
  bool find_next(std::size_t index) {
    Choices& choices = choices_[index];
    while (choices.seats != nullptr) {
      const bool last = choices.next == choices.seats->size();
      if (choices.waiting.empty() && last) return false;
      if (!choices.waiting.empty() &&
          (last || later({(*choices.seats)[choices.next], choices.next}, choices.waiting.front()))) {
        std::pop_heap(choices.waiting.begin(), choices.waiting.end(), later);
        choices.found.push_back(choices.waiting.back().place);
        choices.waiting.pop_back();
        return true;
      }
      const std::size_t number = choices.next++;
      NamePlace place = (*choices.seats)[number];
      if (covered(place.box)) continue;
      const Point own = middle(index);
      if (place.pointed && crossed(own, place.box.nearest(own), signs_[index])) continue;
      place.cost += lines_.under(place.box);
      wait(choices, place, number);
    }
    return false;
  }

  std::optional<NamePlace> choice(std::size_t index, std::size_t number) {
    while (choices_[index].found.size() <= number)
      if (!find_next(index)) return std::nullopt;
    return choices_[index].found[number];
  }

  /// A line that lies on the paper costs the names that hide it.
  void draw(Point from, Point to, double weight) {
    if (crosses(from, to, frame_)) lines_.line(from, to, weight);
  }

  [[nodiscard]] bool covered(const Box& box) const {
    return fixed_grid_.any_near(box, [&](std::size_t i) { return fixed_[i].overlaps(box); });
  }

  /// True if the line from its sign leads over anything that no name may hide.
  [[nodiscard]] bool crossed(Point from, Point to, const Box& own) const {
    const Box round{std::min(from.x, to.x), std::min(from.y, to.y), std::abs(to.x - from.x), std::abs(to.y - from.y)};
    return fixed_grid_.any_near(round, [&](std::size_t i) { return fixed_[i] != own && crosses(from, to, fixed_[i]); });
  }

  /// On the edges of the counters that stand at the place.
  void add_tabs(Choices& choices, std::size_t index) const {
    std::size_t number = choices.seats->size();
    const double high = letters_of(picture_.places[index]);
    const double width = name_breadth(picture_.places[index]);
    for (const Box& block : blocks_[index]) {
      for (const double top : {block.top - high - kTabGap, block.bottom() + kTabGap})
        for (const double left : {block.left, block.middle().x - width / 2, block.right() - width}) {
          const Box box{left, top, width, high};
          if (!frame_.holds(box) || covered(box) || taken(seats_.near(index), box) || signs_[index].overlaps(box))
            continue;
          wait(choices, {box, kTab + seats_.lines().under(box) + lines_.under(box), false, seats_.misleads(index, box)},
               number++);
        }
    }
  }

  /// True if no other name stands in the way of that box.
  [[nodiscard]] bool free(const Box& box, std::size_t of) const {
    return !seated_.any_near(box, [&](std::size_t other) { return other != of && chosen_[other]->box.overlaps(box); });
  }

  /// The names that stand in the way of that box.
  [[nodiscard]] std::vector<std::size_t> in_the_way(const Box& box, std::size_t of) const {
    std::vector<std::size_t> found;
    for (const std::size_t other : seated_.near(box))
      if (other != of && chosen_[other]->box.overlaps(box)) found.push_back(other);
    return found;
  }

  void put(std::size_t place, const std::optional<NamePlace>& choice) {
    ++moves_;
    undo_.emplace_back(place, chosen_[place]);
    if (chosen_[place]) seated_.remove(place, chosen_[place]->box);
    chosen_[place] = choice;
    if (choice) seated_.add(place, choice->box);
  }

  /// The cheapest free place; false, and all as it was, if there is none.
  bool seat(std::size_t place, bool misleading) {
    for (std::size_t i = 0; const std::optional<NamePlace> found = choice(place, i); ++i) {
      if (found->misleading && !misleading) break;
      if (!free(found->box, place)) continue;
      put(place, found);
      return true;
    }
    return false;
  }

  /// Takes a place where others can make room by going elsewhere, if need be by asking others in their turn; all must
  /// agree, or all stays as it was.
  bool make_room(std::size_t place, bool misleading, int depth = kDepth) {
    pinned_.push_back(place);
    bool made = false;
    for (std::size_t i = 0; !made && moves_ < std::min(kMoves * chosen_.size(), kMostMoves); ++i) {
      const std::optional<NamePlace> found = choice(place, i);
      if (!found || (found->misleading && !misleading)) break;
      made = made_room(place, *found, misleading, depth);
    }
    pinned_.pop_back();
    return made;
  }

  bool made_room(std::size_t place, const NamePlace& choice, bool misleading, int depth) {
    ++moves_;
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
  }

  [[nodiscard]] bool pinned(std::size_t place) const {
    return std::find(pinned_.begin(), pinned_.end(), place) != pinned_.end();
  }

  const MapPicture& picture_;
  const std::vector<Box>& signs_;
  Box frame_;
  NameSeats& seats_;
  std::vector<Box> fixed_;
  BoxGrid fixed_grid_;
  std::vector<std::vector<Box>> blocks_;  ///< by place
  Dots lines_;                            ///< that come and go with the forces
  std::vector<Choices> choices_;          ///< by place
  std::vector<std::optional<NamePlace>> chosen_;
  std::vector<std::pair<std::size_t, std::optional<NamePlace>>> undo_;  ///< what names had before
  std::size_t moves_ = 0;                                               ///< so far, those undone or refused too
  std::vector<std::size_t> pinned_;  ///< names that are being seated: nobody asks them to move
  BoxGrid seated_;                   ///< those of chosen_ that have a place
};

}  // namespace

void place_names(MapLayout& layout, const MapPicture& picture, const Paper& paper, NameSeats& seats,
                 const std::set<std::size_t>& first) {
  NameBoard board(layout, picture, paper, seats);
  board.seat_all(first);
  for (std::size_t i = 0; i < picture.places.size(); ++i) {
    if (!paper.frame().holds(layout.signs[i])) continue;
    if (const auto& choice = board.chosen(i))
      layout.names.push_back({i, choice->box, letters_of(picture.places[i]), choice->pointed, choice->misleading});
    else
      layout.nameless.push_back(i);
  }
}

bool named_in_inset(const MapLayout& layout, std::size_t place) {
  return std::any_of(layout.insets.begin(), layout.insets.end(), [&](const Inset& inset) {
    return std::any_of(inset.layout.names.begin(), inset.layout.names.end(),
                       [&](const PlaceName& name) { return name.place == place; });
  });
}

void take_names_back(MapLayout& layout) {
  for (const std::size_t place : layout.nameless) {
    if (named_in_inset(layout, place)) continue;
    for (Inset& inset : layout.insets) {
      const auto found = std::find_if(inset.misleading.begin(), inset.misleading.end(),
                                      [place](const PlaceName& name) { return name.place == place; });
      if (found == inset.misleading.end()) continue;
      std::erase_if(inset.layout.range_names, [&](const WaterName& name) { return taken(name.boxes, found->box); });
      inset.layout.names.push_back(*found);
      break;
    }
  }
}

void leave_names_to_insets(MapLayout& layout) {
  const auto left = [&](const PlaceName& name) { return name.misleading && named_in_inset(layout, name.place); };
  for (const PlaceName& name : layout.names)
    if (left(name)) layout.nameless.push_back(name.place);
  std::erase_if(layout.names, left);
}

}  // namespace estafette::cartography
