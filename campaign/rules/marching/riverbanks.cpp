#include "campaign/rules/marching/riverbanks.hpp"

#include "campaign/map/crossings.hpp"
#include "campaign/map/distance.hpp"

namespace estafette::campaign {

bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b) {
  const std::optional<map::Bank> bank_of_a = map::bank_of(a, river.name);
  const std::optional<map::Bank> bank_of_b = map::bank_of(b, river.name);
  if (bank_of_a && bank_of_b) return bank_of_a != bank_of_b;
  return map::crossings(a.at, b.at, river.course) % 2 == 1;
}

bool may_be_bridged(const map::River& river, const map::Node& a, const map::Node& b, double most) {
  return map::approach(a.at, river.course).km <= most && map::approach(b.at, river.course).km <= most &&
         on_opposite_banks(river, a, b);
}

}  // namespace estafette::campaign
