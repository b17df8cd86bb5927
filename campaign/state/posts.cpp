#include "campaign/state/posts.hpp"

namespace estafette::campaign {
namespace {

using UsePost = std::function<void(std::string&, Ratings&)>;

void for_post_below(Formation& formation, const std::string& command, const UsePost& use) {
  if (formation.id == command) use(formation.commander, formation.ratings);
  for (Unit& unit : formation.units)
    if (unit.id == command) use(unit.commander, unit.ratings);
  for (Formation& below : formation.formations) for_post_below(below, command, use);
}

}  // namespace

void for_post(State& state, const std::string& command, const std::function<void(std::string&, Ratings&)>& use) {
  for (Army& army : state.armies)
    if (army.id == command) use(army.commander, army.ratings);
  for (Force& force : state.forces) for_post_below(force.troops, command, use);
}

}  // namespace estafette::campaign
