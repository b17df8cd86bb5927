#include "campaign/cartography/layout/name_seats.hpp"

#include "campaign/cartography/paper/style.hpp"

#include <algorithm>

namespace estafette::cartography {
namespace {

constexpr std::size_t kNameDirections = 32;
constexpr double kPointed = 1.5;  ///< from here on a line joins a name to its sign
// What a place costs, against half a millimetre further away.
constexpr double kRoadHidden = 0.35, kRiverHidden = 0.3;
constexpr double kNearerToAnother = 40;  ///< a sign that is nearer than the name's own
constexpr double kPastAnother = 6;       ///< a sign that the line to the own one touches
constexpr double kNear = 40;             ///< mm that no name reaches from its sign
constexpr std::size_t kMostNear = 200;   ///< signs so near that are looked at, the nearest: the map of 1813 has 69
constexpr double kBeforeDate = 0.8;      ///< between a name and when a battle was fought there
constexpr double kTwist = 0.06;          ///< each direction further from the right hand

const std::vector<double>& distances() {
  static const std::vector<double> all = {0.3, 0.6, 1.0, 1.5, 2.1, 2.8, 3.6, 4.6, 6.0, 8.0, 10.5};
  return all;
}

/// True if the box is nearer to the other sign than to its own.
bool nearer(const Box& other, Point own, const Box& box) {
  return distance(other.middle(), box.nearest(other.middle())) <= distance(own, box.nearest(own));
}

}  // namespace

double letters_of(const DrawnPlace& place) {
  return place.settlement == map::Settlement::town ? style::kTownLetters : style::kCityLetters;
}

double fought_breadth(const DrawnPlace& place) {
  return place.fought.empty() ? 0 : breadth(place.fought, Face::serif, style::kTownLetters) + kBeforeDate;
}

double name_breadth(const DrawnPlace& place) {
  const double letters = letters_of(place);
  const Face face = place.settlement == map::Settlement::town ? Face::serif : Face::serif_bold;
  return breadth(place.name, face, letters) + (place.port ? letters : 0) + (place.depot ? letters : 0) +
         fought_breadth(place);
}

NameSeats::NameSeats(const MapPicture& land, const Paper& paper) : frame_(paper.frame()) {
  for (DrawnPlace place : land.places) {
    place.siege.clear();
    const Point at = paper.at(place.at);
    const double radius = radius_of(place);
    signs_.push_back({at.x - radius, at.y - radius, 2 * radius, 2 * radius});
  }
  for (const Highway& road : land.roads) {
    draw(lines_, signs_[road.from].middle(), signs_[road.to].middle(), kRoadHidden);
    draw(roads_, signs_[road.from].middle(), signs_[road.to].middle(), 1);
  }
  for (const map::River& river : land.rivers) {
    const std::vector<Point> course = smooth(paper.at(river.course));
    for (std::size_t i = 0; i + 1 < course.size(); ++i) draw(lines_, course[i], course[i + 1], kRiverHidden);
  }
  near_.resize(signs_.size());
  for (std::size_t index = 0; index < signs_.size(); ++index) {
    if (!frame_.holds(signs_[index])) continue;
    const Point own = signs_[index].middle();
    for (std::size_t other = 0; other < signs_.size(); ++other)
      if (other != index && distance(signs_[other].middle(), own) < kNear) near_[index].push_back(signs_[other]);
    std::stable_sort(near_[index].begin(), near_[index].end(), [&](const Box& one, const Box& other) {
      return distance(one.middle(), own) < distance(other.middle(), own);
    });
    if (near_[index].size() > kMostNear) near_[index].resize(kMostNear);
  }
}

void NameSeats::draw(Dots& dots, Point from, Point to, double weight) const {
  if (crosses(from, to, frame_)) dots.line(from, to, weight);
}

bool NameSeats::misleads(std::size_t index, const Box& box) const {
  return std::any_of(near_[index].begin(), near_[index].end(),
                     [&](const Box& other) { return nearer(other, signs_[index].middle(), box); });
}

const std::vector<NamePlace>& NameSeats::of(std::size_t index, const DrawnPlace& place) {
  const double width = name_breadth(place);
  const double radius = radius_of(place);
  const auto [found, added] = known_.try_emplace({index, width, radius});
  if (added) found->second = work_out(index, width, letters_of(place), radius);
  return found->second;
}

std::vector<NamePlace> NameSeats::work_out(std::size_t index, double width, double letters, double radius) const {
  std::vector<NamePlace> places;
  const Point own = signs_[index].middle();
  const Box sign{own.x - radius, own.y - radius, 2 * radius, 2 * radius};
  for (const Seat& seat : seats_round(own, radius, width, letters, distances(), kNameDirections)) {
    if (!frame_.holds(seat.box) || sign.overlaps(seat.box)) continue;
    const Point end = seat.box.nearest(own);
    const bool pointed = seat.distance >= kPointed;
    const double off = distance(own, end);
    bool hides = false;
    bool wrong = false;
    int past = 0;
    for (const Box& other : near_[index]) {
      if (hides || distance(other.middle(), own) > width + letters + 2 * (off + style::kSiege)) break;
      hides = other.overlaps(seat.box);
      wrong = wrong || nearer(other, own, seat.box);
      if (pointed && crosses(own, end, other)) ++past;
    }
    if (hides) continue;
    double cost = 2 * seat.distance + lines_.under(seat.box);
    cost += kTwist * static_cast<double>(std::min(seat.direction, kNameDirections - seat.direction));
    for (; past > 0; --past) cost += kPastAnother;
    if (wrong) cost += kNearerToAnother;
    places.push_back({seat.box, cost, pointed, wrong});
  }
  std::stable_sort(places.begin(), places.end(), [](const NamePlace& one, const NamePlace& other) {
    return std::pair(one.misleading, one.cost) < std::pair(other.misleading, other.cost);
  });
  return places;
}

}  // namespace estafette::cartography
