#include "campaign/state/ruled_value.hpp"

#include "campaign/state/json_parts.hpp"

#include <algorithm>
#include <stdexcept>

namespace estafette::campaign {
namespace {

std::string pointer(const StatePath& path) {
  json::json_pointer place;
  for (const std::string& name : path) place.push_back(name);
  return place.to_string();
}

template <typename Value>
Ruled at(const StatePath& path, const Value& value) {
  return {pointer(path), text_of(value)};
}

/// Goes on along `path`; true if it has come to the id.
bool find_below(const Formation& formation, const std::string& id, StatePath& path) {
  if (formation.id == id) return true;
  for (std::size_t i = 0; i < formation.units.size(); ++i) {
    if (formation.units[i].id != id) continue;
    path.insert(path.end(), {"units", std::to_string(i)});
    return true;
  }
  for (std::size_t i = 0; i < formation.formations.size(); ++i) {
    const std::size_t length = path.size();
    path.insert(path.end(), {"formations", std::to_string(i)});
    if (find_below(formation.formations[i], id, path)) return true;
    path.resize(length);
  }
  return false;
}

}  // namespace

Ruled ruled_value(const StatePath& path, const std::string& text) {
  return at(path, text);
}

Ruled ruled_value(const StatePath& path, int number) {
  return at(path, number);
}

Ruled ruled_value(const StatePath& path, bool flag) {
  return at(path, flag);
}

Ruled ruled_value(const StatePath& path, const std::vector<std::string>& texts) {
  return at(path, texts);
}

Ruled ruled_army(const Army& army) {
  return at({"armies", "-"}, army);
}

Ruled ruled_troops(const State& state, const ForceId& force, const Formation& troops) {
  const auto found =
      std::find_if(state.forces.begin(), state.forces.end(), [&](const Force& one) { return one.id == force; });
  if (found == state.forces.end()) throw std::out_of_range(force.slug);
  return at({"forces", std::to_string(found - state.forces.begin()), "troops"}, troops);
}

Ruled ruled_away(const StatePath& path) {
  return {pointer(path), "null"};
}

StatePath path_to(const State& state, const std::string& id) {
  for (std::size_t i = 0; i < state.forces.size(); ++i) {
    StatePath path = {"forces", std::to_string(i), "troops"};
    if (find_below(state.forces[i].troops, id, path)) return path;
  }
  return {};
}

}  // namespace estafette::campaign
