#include "campaign/reports/secrets.hpp"

#include <algorithm>

namespace estafette::campaign {

void Secrets::learn(const Formation& formation, std::set<std::string>& names) const {
  names.insert(formation.name);
  names.insert(formation.commander);
  for (const Unit& unit : formation.units) names.insert(unit.commander);
  for (const Formation& below : formation.formations) learn(below, names);
}

void Secrets::learn(const State& state) {
  const auto names = [this](Side side) -> std::set<std::string>& { return side == side_ ? own_ : others_; };
  for (const Army& army : state.armies) names(army.side).insert({army.name, army.commander});
  for (const Piece& piece : state.pieces) names(piece.side).insert(piece.name);
  for (const Force& force : state.forces) {
    names(force.side).insert(force.name);
    learn(force.troops, names(force.side));
  }
  for (const Reinforcement& expected : state.expected) {
    others_.insert(expected.force.name);
    if (expected.army) others_.insert({expected.army->name, expected.army->commander});
    for (const Piece& piece : expected.pieces) others_.insert(piece.name);
  }
}

bool Secrets::betrayed_by(const std::string& sentence) const {
  return std::any_of(others_.begin(), others_.end(), [&](const std::string& name) {
    return !name.empty() && !own_.contains(name) && sentence.find(name) != std::string::npos;
  });
}

}  // namespace estafette::campaign
