#include "campaign/founding/campaign_strength.hpp"

#include "base/files/inside.hpp"
#include "converter/readers/outline/read_orbat.hpp"
#include "converter/scaling/scale.hpp"

namespace estafette::campaign {
namespace {

/// Dates and returns belong to history: on the map there is one day, and who is present.
void forget_history(Formation& formation) {
  formation.when = {};
  for (Unit& unit : formation.units) {
    unit.when = {};
    unit.returned = {};
  }
  for (Formation& below : formation.formations) forget_history(below);
}

}  // namespace

ReadOrbat in_campaign_strength(const fs::path& folder, const scaling::ScalingRules& rules,
                               const std::optional<Date>& day) {
  return [folder, rules, day](const std::string& file) {
    Orbat orbat = readers::read_orbat(inside(folder, file, "an order of battle"), day);
    if (!scaling::is_scaled(orbat)) orbat = scaling::scale(orbat, rules).orbat;
    for (Formation& top : orbat.formations) forget_history(top);
    return orbat;
  };
}

}  // namespace estafette::campaign
