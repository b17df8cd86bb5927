#include "campaign/rules/riverbanks.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

using map::Position;

/// True if `place` lies to the left of the way from `from` to `to`. On the line counts as right of it, so that a corner
/// of the course that lies on the way is passed once and not twice.
bool left_of(Position from, Position to, Position place) {
  return (to.lon - from.lon) * (place.lat - from.lat) - (to.lat - from.lat) * (place.lon - from.lon) > 0;
}

bool cross(Position a, Position b, Position c, Position d) {
  return left_of(a, b, c) != left_of(a, b, d) && left_of(c, d, a) != left_of(c, d, b);
}

}  // namespace

int crossings(Position a, Position b, const std::vector<Position>& course) {
  int count = 0;
  for (std::size_t i = 0; i + 1 < course.size(); ++i)
    if (cross(a, b, course[i], course[i + 1])) ++count;
  return count;
}

bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b) {
  const auto known = std::find_if(map::kBankRivers.begin(), map::kBankRivers.end(),
                                  [&](const map::BankRiver& one) { return one.name == river.name; });
  if (known != map::kBankRivers.end()) return a.*(known->bank) != b.*(known->bank);
  return crossings(a.at, b.at, river.course) % 2 == 1;
}

}  // namespace estafette::campaign
