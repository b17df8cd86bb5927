#include "campaign/cartography/counter_choices.hpp"

#include "campaign/cartography/counter_form.hpp"
#include "campaign/cartography/letters.hpp"
#include "campaign/cartography/style.hpp"

#include <algorithm>
#include <cmath>

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
                             const RowRules& rows)
    : picture_(picture),
      signs_(signs),
      rows_(rows),
      frame_(paper.frame().grown(-0.5)),
      held_(picture.places.size(), false) {
  for (const Highway& road : picture.roads)
    if (crosses(signs_[road.from].middle(), signs_[road.to].middle(), frame_))
      roads_.line(signs_[road.from].middle(), signs_[road.to].middle(), kPriceRoad);
  for (const Counter& counter : picture.counters) held_[counter.place] = true;
  for (std::size_t i = 0; i < picture.places.size(); ++i) {
    const bool town = picture.places[i].settlement == map::Settlement::town;
    const double letters = town ? style::kTownLetters : style::kCityLetters;
    const double wide = breadth(picture.places[i].name, town ? Face::serif : Face::serif_bold, letters);
    names_.push_back({signs[i].right() + 0.3, signs[i].middle().y - letters / 2, wide, letters});
    longest_name_ = std::max(longest_name_, wide + 2 * style::kSiege);
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
  std::vector<BlockPlace> found;
  const std::size_t forces = block.seated.size();
  if (forces <= rows_.most) add_round(found, block, {width_of_rows(block), style::kRow, forces, false});
  const Counter whole = forces > 1 ? summary(block) : picture_.counters[block.seated.front().counter];
  if (forces > 1) add_round(found, block, {width_of(whole), style::kRow, 1, true});
  if (!whole.garrison) add_round(found, block, {folded_width_of(whole), style::kFolded, 1, forces > 1});
  std::stable_sort(found.begin(), found.end(),
                   [](const BlockPlace& one, const BlockPlace& other) { return one.price < other.price; });
  if (found.size() > kChosenFrom) found.resize(kChosenFrom);
  return found;
}

void CounterGround::add_round(std::vector<BlockPlace>& choices, const Stack& block, const Form& form) const {
  const Box& sign = signs_[block.place];
  const double high = static_cast<double>(form.rows) * form.row;
  const double farthest = kDiagonals * std::hypot(form.width, form.row);
  std::vector<double> distances;
  for (int ring = 0; ring <= kRings; ++ring) distances.push_back(kFirst + ring * kRing);
  const std::size_t before = choices.size();
  for (const Seat& seat : seats_round(sign.middle(), sign.width / 2, form.width, high, distances, kRound)) {
    double off = 0;  // of the row that is furthest off
    for (std::size_t row = 0; row < form.rows; ++row)
      off = std::max(off, gap(box_of_rows(seat.box, row, form.rows), sign));
    if (off > farthest || !frame_.holds(seat.box)) continue;
    BlockPlace choice{seat.box, form.summary, 0, seat.distance, false};
    price(choice, block, form);
    choices.push_back(choice);
  }
  if (choices.size() > before) return;
  // At the very edge of the paper: pushed back onto it, whatever it hides.
  Box box{sign.right(), sign.bottom(), form.width, high};
  box.left = std::max(frame_.left, std::min(box.left, frame_.right() - box.width));
  box.top = std::max(frame_.top, std::min(box.top, frame_.bottom() - high));
  choices.push_back({box, form.summary, 10 * kPriceSign, gap(box, sign), true});
}

void CounterGround::price(BlockPlace& choice, const Stack& block, const Form& form) const {
  const Point sign = home(block);
  const double reach = std::max(distance(sign, {choice.box.left, choice.box.top}),
                                std::max(distance(sign, {choice.box.right(), choice.box.top}),
                                         std::max(distance(sign, {choice.box.left, choice.box.bottom()}),
                                                  distance(sign, {choice.box.right(), choice.box.bottom()}))));
  choice.crowded = choice.off > kFarOff;
  choice.price = kPriceRing * (choice.off - kFirst) / kRing + (form.summary ? rows_.price_of_summary : 0.0) +
                 (form.row > style::kRow ? kPriceFolded : 0.0) + roads_.under(choice.box);
  const Point middle = choice.box.middle();
  const double wrong = block.side == Side::france ? (middle.x - sign.x) - (middle.y - sign.y)
                                                  : (sign.x - middle.x) + (middle.y - sign.y);
  choice.price += kPriceWrongSide * std::max(wrong, 0.0);
  double misleading = 0;
  const double own = gap(choice.box, signs_[block.place]);
  for (const Neighbour& near : neighbours_[block.place]) {
    if (near.off > reach + choice.off + 2 * style::kSiege) break;  // and so are all that follow
    const Box& other = signs_[near.place];
    if (other.overlaps(choice.box)) {
      const bool town = picture_.places[near.place].settlement == map::Settlement::town && !held_[near.place];
      choice.price += town ? kPriceTown : kPriceSign;
      choice.crowded = choice.crowded || !town;
    }
    if (gap(choice.box, other) < own) misleading += 1;
  }
  choice.price += kPriceMisleading * misleading;
  choice.crowded = choice.crowded || misleading > 0;
  const auto cover = [&](std::size_t place) {
    if (!names_[place].overlaps(choice.box)) return;
    const bool town = picture_.places[place].settlement == map::Settlement::town;
    choice.price += rows_.spared.contains(place) ? kPriceSparedName : town ? kPriceName : kPriceCityName;
  };
  cover(block.place);
  for (const Neighbour& near : neighbours_[block.place]) {
    if (near.off > reach + longest_name_) break;
    cover(near.place);
  }
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
