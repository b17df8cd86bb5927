#include "campaign/state/posts.hpp"

#include <algorithm>

namespace estafette::campaign {
namespace {

using UsePost = std::function<void(std::string&, Ratings&)>;

void for_post_below(Formation& formation, const std::string& command, const UsePost& use) {
  if (formation.id == command) use(formation.commander, formation.ratings);
  for (Unit& unit : formation.units)
    if (unit.id == command) use(unit.commander, unit.ratings);
  for (Formation& below : formation.formations) for_post_below(below, command, use);
}

bool stands_below(const Formation& formation, const std::string& command) {
  return formation.id == command ||
         std::any_of(formation.units.begin(), formation.units.end(),
                     [&](const Unit& unit) { return unit.id == command; }) ||
         std::any_of(formation.formations.begin(), formation.formations.end(),
                     [&](const Formation& below) { return stands_below(below, command); });
}

}  // namespace

void for_post(State& state, const std::string& command, const std::function<void(std::string&, Ratings&)>& use) {
  for (Army& army : state.armies)
    if (army.id == command) use(army.commander, army.ratings);
  for (Force& force : state.forces)
    if (stands_below(force.troops, command)) for_post_below(force.troops.edit(), command, use);
}

}  // namespace estafette::campaign
