#include "campaign/reports/tally.hpp"

#include "converter/orbat/totals.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

void add(Tally& tally, int men, int guns) {
  (men < 0 ? tally.lost : tally.joined) += std::abs(men);
  (guns < 0 ? tally.guns_lost : tally.guns_joined) += std::abs(guns);
}

/// What the half-week has done so far to one unit.
Tally of(const Tallies& tallies, const std::string& unit) {
  const auto found = tallies.find(unit);
  return found == tallies.end() ? Tally{} : found->second;
}

}  // namespace

const Force* removed_force(const Chapter& chapter, const Removed& removed) {
  if (const Force* force = find_force(chapter.before, removed.force)) return force;
  const bool came = std::any_of(chapter.events.begin(), chapter.events.end(), [&](const Event& event) {
    const auto* arrived = std::get_if<Arrived>(&event.change);
    return arrived != nullptr && arrived->force == removed.force;
  });
  if (!came) return nullptr;  // by the umpire's word it does not come
  const auto& all = chapter.before.expected;
  const auto expected =
      std::find_if(all.begin(), all.end(), [&](const Reinforcement& one) { return one.force.id == removed.force; });
  return expected == all.end() ? nullptr : &expected->force;
}

Tally& Tally::operator+=(const Tally& other) {
  lost += other.lost;
  joined += other.joined;
  guns_lost += other.guns_lost;
  guns_joined += other.guns_joined;
  return *this;
}

void count(Tallies& tallies, const Chapter& chapter) {
  Tallies here;
  for (const Event& event : chapter.events) {
    if (const auto* changed = std::get_if<StrengthChanged>(&event.change)) {
      for (const StrengthChanged::UnitChange& unit : changed->units) add(here[unit.id], unit.men, unit.guns);
    } else if (const auto* returned = std::get_if<Returned>(&event.change)) {
      if (returned->force.slug.empty()) continue;
      for (const Recovering& men : returned->men) add(here[men.unit], men.men, 0);
    } else if (const auto* removed = std::get_if<Removed>(&event.change)) {
      const Force* force = removed_force(chapter, *removed);
      if (force == nullptr) continue;
      for_each_unit(force->troops, [&](const CommandPath&, const Unit& unit) {
        const Tally so_far = of(here, unit.id);
        add(here[unit.id], -(unit.men.value - so_far.lost + so_far.joined),
            -(unit.guns.value - so_far.guns_lost + so_far.guns_joined));
      });
    }
  }
  for (const auto& [unit, tally] : here) tallies[unit] += tally;
}

Tally tally_of(const Tallies& tallies, const Formation& formation) {
  Tally sum;
  for_each_unit(formation, [&](const CommandPath&, const Unit& unit) { sum += of(tallies, unit.id); });
  return sum;
}

}  // namespace estafette::campaign
