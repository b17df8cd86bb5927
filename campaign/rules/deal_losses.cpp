#include "campaign/rules/deal_losses.hpp"

#include "base/apportion.hpp"
#include "base/table.hpp"
#include "converter/orbat/totals.hpp"

#include <algorithm>
#include <cstdint>

namespace estafette::campaign {
namespace {

/// The units of all the forces, one after the other.
struct Units {
  std::vector<const Force*> force;
  std::vector<std::string> id;
  std::vector<std::int64_t> men, guns;
};

Units units_of(const std::vector<const Force*>& forces) {
  Units units;
  for (const Force* force : forces) {
    for_each_unit(force->troops, [&](const CommandPath&, const Unit& unit) {
      units.force.push_back(force);
      units.id.push_back(unit.id);
      units.men.push_back(unit.men.value);
      units.guns.push_back(unit.guns.value);
    });
  }
  return units;
}

int share(int whole, int part, int divisor) {
  return static_cast<int>(nearest_share(whole, {part, divisor}));
}

}  // namespace

Strength strength_of(const std::vector<const Force*>& forces) {
  Strength all;
  for (const Force* force : forces) {
    const Totals here = totals(force->troops);
    all.men += here.men();
    all.guns += here.guns;
  }
  return all;
}

Strength share_of(const Strength& whole, int part, int divisor) {
  return {{share(whole.men.value, part, divisor)}, {share(whole.guns.value, part, divisor)}};
}

std::vector<StrengthChanged> deal_losses(const std::vector<const Force*>& forces, const Strength& lost) {
  const Strength all = strength_of(forces);
  const Units units = units_of(forces);
  const auto men = apportion(std::min(lost.men, all.men).value, units.men);
  const auto guns = apportion(std::min(lost.guns, all.guns).value, units.guns);
  std::vector<StrengthChanged> changes;
  for (std::size_t i = 0; i < units.id.size(); ++i) {
    if (men[i] == 0 && guns[i] == 0) continue;
    if (changes.empty() || changes.back().force != units.force[i]->id) changes.push_back({units.force[i]->id, {}});
    changes.back().units.push_back({units.id[i], -static_cast<int>(men[i]), -static_cast<int>(guns[i])});
  }
  return changes;
}

Strength lost_by(const StrengthChanged& change) {
  Strength lost;
  for (const StrengthChanged::UnitChange& unit : change.units) {
    lost.men -= Men{unit.men};
    lost.guns -= Guns{unit.guns};
  }
  return lost;
}

}  // namespace estafette::campaign
