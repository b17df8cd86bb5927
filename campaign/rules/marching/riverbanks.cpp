#include "campaign/rules/marching/riverbanks.hpp"

#include "campaign/map/crossings.hpp"

namespace estafette::campaign {

bool on_opposite_banks(const map::River& river, const map::Node& a, const map::Node& b) {
  const std::optional<map::Bank> bank_of_a = map::bank_of(a, river.name);
  const std::optional<map::Bank> bank_of_b = map::bank_of(b, river.name);
  if (bank_of_a && bank_of_b) return bank_of_a != bank_of_b;
  return map::crossings(a.at, b.at, river.course) % 2 == 1;
}

}  // namespace estafette::campaign
