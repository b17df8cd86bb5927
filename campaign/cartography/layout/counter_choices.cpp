#include "campaign/cartography/layout/counter_choices.hpp"

#include "campaign/cartography/layout/counter_form.hpp"
#include "campaign/cartography/paper/letters.hpp"
#include "campaign/cartography/paper/style.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace estafette::cartography {
namespace {

constexpr std::size_t kRound = 32;  ///< directions
constexpr std::size_t kChosenFrom = 160;
constexpr double kFirst = 0.25, kRing = 1.5;  // mm
constexpr int kRings = 8;                     ///< beyond the first
constexpr double kFarOff = 8;                 ///< from here on an inset would help
constexpr double kFarthest = 120;             ///< mm: no block nor name reaches so far
constexpr double kDiagonals = 1.4;            ///< no counter is further off than that many of its own
// What a place costs.
constexpr double kPriceRing = 8, kPriceFolded = 1, kPriceRoad = 0.2;
constexpr double kPriceTown = 40, kPriceSign = 90;     ///< a sign hidden: of an empty town, of any other
constexpr double kPriceName = 6, kPriceCityName = 12;  ///< the best place of a name
constexpr double kPriceSparedName = 90;
constexpr double kPriceMisleading = 30;   ///< a place that is nearer than its own
constexpr double kPriceWrongSide = 0.13;  ///< a millimetre towards the enemy's side of the place
constexpr double kPriceAtTheEdge = 10 * kPriceSign;

Box box_of_rows(const Box& block, std::size_t row, std::size_t rows) {
  const double high = block.height / static_cast<double>(rows);
  return {block.left, block.top + static_cast<double>(row) * high, block.width, high};
}

/// Between box and sign, as the eye sees it: from edge to rim.
double gap(const Box& box, const Box& sign) {
  return distance(sign.middle(), box.nearest(sign.middle())) - sign.width / 2;
}

}  // namespace

CounterGround::CounterGround(const MapPicture& picture, const std::vector<Box>& signs, const Paper& paper,
                             const RowRules& rows, const NameSeats& land)
    : picture_(picture),
      signs_(signs),
      rows_(rows),
      frame_(paper.frame().grown(-0.5)),
      roads_(land.roads()),
      held_(picture.places.size(), false) {
  for (const Counter& counter : picture.counters) held_[counter.place] = true;
  for (std::size_t i = 0; i < picture.places.size(); ++i) {
    const bool town = picture.places[i].settlement == map::Settlement::town;
    const double letters = town ? style::kTownLetters : style::kCityLetters;
    const double wide = breadth(picture.places[i].name, town ? Face::serif : Face::serif_bold, letters);
    names_.push_back({signs[i].right() + 0.3, signs[i].middle().y - letters / 2, wide, letters});
  }
  neighbours_.resize(picture.places.size());
  for (std::size_t i = 0; i < picture.places.size(); ++i)
    if (held_[i] && frame_.holds(signs_[i])) neighbours_[i] = neighbours_of(i);
}

std::vector<CounterGround::Neighbour> CounterGround::neighbours_of(std::size_t place) const {
  std::vector<Neighbour> found;
  for (std::size_t other = 0; other < signs_.size(); ++other)
    if (const double off = distance(signs_[place].middle(), signs_[other].middle()); other != place && off < kFarthest)
      found.push_back({other, off});
  std::sort(found.begin(), found.end(), [](const Neighbour& one, const Neighbour& two) {
    return std::pair(one.off, one.place) < std::pair(two.off, two.place);
  });
  return found;
}

double CounterGround::width_of_rows(const Stack& block) const {
  double widest = 0;
  for (const Stack::Seated& seated : block.seated)
    widest = std::max(widest, width_of(picture_.counters[seated.counter]));
  return widest;
}

Counter CounterGround::summary(const Stack& block) const {
  std::vector<const Counter*> members;
  for (const Stack::Seated& seated : block.seated) members.push_back(&picture_.counters[seated.counter]);
  return summary_of(members);
}

std::vector<BlockPlace> CounterGround::choices(const Stack& block) const {
  std::vector<Round> rounds;
  const std::size_t forces = block.seated.size();
  if (forces <= rows_.most) rounds.push_back(round_of(block, {width_of_rows(block), style::kRow, forces, false}));
  const Counter whole = forces > 1 ? summary(block) : picture_.counters[block.seated.front().counter];
  if (forces > 1) rounds.push_back(round_of(block, {width_of(whole), style::kRow, 1, true}));
  if (!whole.garrison) rounds.push_back(round_of(block, {folded_width_of(whole), style::kFolded, 1, forces > 1}));

  // The nearest first, for they set the price that others must not exceed; most need not be looked at any further.
  std::vector<std::pair<std::size_t, std::size_t>> order;  // round, and place in it
  for (std::size_t round = 0; round < rounds.size(); ++round)
    for (std::size_t i = 0; i < rounds[round].places.size(); ++i) order.emplace_back(round, i);
  const auto place_of = [&](const auto& at) -> BlockPlace& { return rounds[at.first].places[at.second]; };
  std::stable_sort(order.begin(), order.end(),
                   [&](const auto& one, const auto& other) { return place_of(one).price < place_of(other).price; });
  using Priced = std::tuple<double, std::size_t, std::size_t>;
  std::vector<Priced> cheapest;  // a heap, the dearest on top
  double most = std::numeric_limits<double>::infinity();
  for (const auto& at : order) {
    BlockPlace& place = place_of(at);
    if (place.price > most) break;
    if (!price(place, block, rounds[at.first], most)) continue;
    cheapest.emplace_back(place.price, at.first, at.second);
    std::push_heap(cheapest.begin(), cheapest.end());
    if (cheapest.size() > kChosenFrom) {
      std::pop_heap(cheapest.begin(), cheapest.end());
      cheapest.pop_back();
    }
    if (cheapest.size() == kChosenFrom) most = std::get<double>(cheapest.front());
  }
  std::sort_heap(cheapest.begin(), cheapest.end());
  std::vector<BlockPlace> found;
  for (const auto& [price, round, i] : cheapest) found.push_back(rounds[round].places[i]);
  return found;
}

CounterGround::Round CounterGround::round_of(const Stack& block, const Form& form) const {
  Round round{form, {}, {}, false};
  const Box& sign = signs_[block.place];
  const double high = static_cast<double>(form.rows) * form.row;
  const double farthest = kDiagonals * std::hypot(form.width, form.row);
  std::vector<double> distances;
  for (int ring = 0; ring <= kRings; ++ring) distances.push_back(kFirst + ring * kRing);
  for (const Seat& seat : seats_round(sign.middle(), sign.width / 2, form.width, high, distances, kRound)) {
    double off = 0;  // of the row that is furthest off
    for (std::size_t row = 0; row < form.rows; ++row)
      off = std::max(off, gap(box_of_rows(seat.box, row, form.rows), sign));
    if (off > farthest || !frame_.holds(seat.box)) continue;
    BlockPlace choice{seat.box, form.summary, 0, seat.distance, false};
    choice.price = price_of_distance(choice, form) + price_of_side(choice, block);
    round.places.push_back(choice);
  }
  if (round.places.empty())
    add_at_the_edge(round, block);
  else
    round.names = names_in(round.places, block.place);
  return round;
}

/// At the very edge of the paper: pushed back onto it, whatever it hides.
void CounterGround::add_at_the_edge(Round& round, const Stack& block) const {
  const Form& form = round.form;
  const Box& sign = signs_[block.place];
  Box box{sign.right(), sign.bottom(), form.width, static_cast<double>(form.rows) * form.row};
  box.left = std::max(frame_.left, std::min(box.left, frame_.right() - box.width));
  box.top = std::max(frame_.top, std::min(box.top, frame_.bottom() - box.height));
  round.places.push_back({box, form.summary, kPriceAtTheEdge, gap(box, sign), true});
  round.priced = true;
}

/// The place itself, and then the nearest first.
std::vector<std::size_t> CounterGround::names_in(const std::vector<BlockPlace>& places, std::size_t own) const {
  Box all = places.front().box;
  for (const BlockPlace& place : places) all = all.around(place.box);
  std::vector<std::size_t> found;
  if (names_[own].overlaps(all)) found.push_back(own);
  for (const Neighbour& near : neighbours_[own])
    if (names_[near.place].overlaps(all)) found.push_back(near.place);
  return found;
}

double CounterGround::price_of_distance(const BlockPlace& choice, const Form& form) const {
  return kPriceRing * (choice.off - kFirst) / kRing + (form.summary ? rows_.price_of_summary : 0.0) +
         (form.row > style::kRow ? kPriceFolded : 0.0);
}

double CounterGround::price_of_side(const BlockPlace& choice, const Stack& block) const {
  const Point sign = home(block);
  const Point middle = choice.box.middle();
  const double wrong = block.side == Side::france ? (middle.x - sign.x) - (middle.y - sign.y)
                                                  : (sign.x - middle.x) + (middle.y - sign.y);
  return kPriceWrongSide * std::max(wrong, 0.0);
}

double CounterGround::price_of_signs(BlockPlace& choice, const Stack& block) const {
  const Point sign = home(block);
  const double reach = std::max(distance(sign, {choice.box.left, choice.box.top}),
                                std::max(distance(sign, {choice.box.right(), choice.box.top}),
                                         std::max(distance(sign, {choice.box.left, choice.box.bottom()}),
                                                  distance(sign, {choice.box.right(), choice.box.bottom()}))));
  double price = 0;
  choice.crowded = choice.off > kFarOff;
  const double own = gap(choice.box, signs_[block.place]);
  for (const Neighbour& near : neighbours_[block.place]) {
    if (near.off > reach + choice.off + 2 * style::kSiege) break;  // and so are all that follow
    const Box& other = signs_[near.place];
    if (other.overlaps(choice.box)) {
      const bool town = picture_.places[near.place].settlement == map::Settlement::town && !held_[near.place];
      price += town ? kPriceTown : kPriceSign;
      choice.crowded = choice.crowded || !town;
    }
    if (gap(choice.box, other) >= own) continue;
    price += kPriceMisleading;
    choice.crowded = true;
  }
  return price;
}

double CounterGround::price_of_names(const BlockPlace& choice, const Round& round) const {
  double price = 0;
  for (const std::size_t place : round.names) {
    if (!names_[place].overlaps(choice.box)) continue;
    const bool town = picture_.places[place].settlement == map::Settlement::town;
    price += rows_.spared.contains(place) ? kPriceSparedName : town ? kPriceName : kPriceCityName;
  }
  return price;
}

/// What is quickly known comes first.
bool CounterGround::price(BlockPlace& choice, const Stack& block, const Round& round, double most) const {
  if (round.priced) return choice.price <= most;
  choice.price += price_of_signs(choice, block);
  if (choice.price > most) return false;
  choice.price += price_of_names(choice, round);
  if (choice.price > most) return false;
  choice.price += kPriceRoad * roads_.under(choice.box);
  return choice.price <= most;
}

Stack CounterGround::seated(const Stack& block, const BlockPlace& choice) const {
  Stack stack = block;
  stack.box = choice.box;
  stack.apart = choice.off > 1;
  stack.crowded = choice.crowded;
  for (std::size_t i = 0; i < stack.seated.size(); ++i)
    stack.seated[i].box = choice.summary ? choice.box : box_of_rows(choice.box, i, stack.seated.size());
  if (choice.summary) stack.summary = summary(block);
  return stack;
}

}  // namespace estafette::cartography
