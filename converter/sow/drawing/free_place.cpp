#include "converter/sow/drawing/free_place.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace estafette::sow {
namespace {

constexpr double kRim = 5;   // between a name and what it names
constexpr double kRing = 8;  // from one distance to the next
constexpr int kRings = 12;
constexpr int kSlides = 5;         // how many places along a side, each way
constexpr int kMostRounds = 6;     // in which names make way for one another
constexpr double kSignPrice = 4;   // for a square unit of a sign that is covered
constexpr double kNamePrice = 12;  // of another name
constexpr double kRingPrice = 50;
constexpr double kSlidePrice = 9;
constexpr double kSidePrice = 40;  // for every side that is less wanted

double covered(const Box& one, const Box& other) {
  const double wide = std::min(one.right(), other.right()) - std::max(one.left, other.left);
  const double high = std::min(one.bottom(), other.bottom()) - std::max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/// The side that is wanted first, then those next to it, last the one opposite.
std::vector<Point> sides_from(Point first) {
  std::vector<Point> sides = {{0, -1}, {0, 1}, {-1, 0}, {1, 0}};
  const auto likeness = [&](Point side) { return side.x * first.x + side.y * first.y; };
  std::stable_sort(sides.begin(), sides.end(), [&](Point a, Point b) { return likeness(a) > likeness(b); });
  return sides;
}

/// On that side, `off` away, and moved along it by so much of its length.
Box at_side(const NameWanted& name, Point side, double off, double slide) {
  const Point middle = name.named.middle();
  const double wide = (name.named.width + name.width) / 2;
  const double high = (name.named.height + name.height) / 2;
  const Point at{middle.x + side.x * (wide + off) + std::abs(side.y) * slide * wide,
                 middle.y + side.y * (high + off) + std::abs(side.x) * slide * high};
  Box box{at.x - name.width / 2, at.y - name.height / 2, name.width, name.height};
  box.left = std::clamp(box.left, name.sheet.left, std::max(name.sheet.left, name.sheet.right() - box.width));
  box.top = std::clamp(box.top, name.sheet.top, std::max(name.sheet.top, name.sheet.bottom() - box.height));
  return box;
}

class Placer {
 public:
  Placer(const std::vector<NameWanted>& names, const std::vector<Box>& signs) : names_(names), signs_(signs) {}

  std::vector<Box> all() {
    for (std::size_t i = 0; i < names_.size(); ++i) places_.push_back(best(i));
    for (int round = 0; round < kMostRounds; ++round) {
      bool moved = false;
      for (std::size_t i = 0; i < names_.size(); ++i) {
        const Box better = best(i);
        moved = moved || !(better == places_[i]);
        places_[i] = better;
      }
      if (!moved) break;
    }
    return std::move(places_);
  }

 private:
  [[nodiscard]] double price_of(const Box& box, std::size_t own) const {
    double price = 0;
    for (const Box& sign : signs_) price += kSignPrice * covered(box, sign);
    for (std::size_t i = 0; i < places_.size(); ++i)
      if (i != own) price += kNamePrice * covered(box, places_[i]);
    return price;
  }

  [[nodiscard]] Box best(std::size_t own) const {
    const NameWanted& name = names_[own];
    Box found;
    double least = std::numeric_limits<double>::max();
    const std::vector<Point> sides = sides_from(name.first);
    for (int ring = 0; ring < kRings; ++ring) {
      for (std::size_t side = 0; side < sides.size(); ++side) {
        for (int slide = -kSlides; slide <= kSlides; ++slide) {
          const double cost =
              kRingPrice * ring + kSidePrice * static_cast<double>(side) + kSlidePrice * std::abs(slide);
          if (cost >= least) continue;
          const Box box = at_side(name, sides[side], kRim + ring * kRing, static_cast<double>(slide) / kSlides);
          const double price = cost + price_of(box, own);
          if (price >= least) continue;
          least = price;
          found = box;
        }
      }
    }
    return found;
  }

  const std::vector<NameWanted>& names_;
  const std::vector<Box>& signs_;
  std::vector<Box> places_;
};

}  // namespace

std::vector<Box> free_places(const std::vector<NameWanted>& names, const std::vector<Box>& signs) {
  return Placer(names, signs).all();
}

}  // namespace estafette::sow
