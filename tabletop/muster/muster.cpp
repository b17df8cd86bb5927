#include "tabletop/muster/muster.hpp"

#include "base/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::tabletop {
namespace {

void gather(const Formation& formation, std::vector<const Unit*>& units) {
  for (const Unit& unit : formation.units) units.push_back(&unit);
  for (const Formation& below : formation.formations) gather(below, units);
}

/// "IV" of "IV Corps"; otherwise the command's number.
std::string corps_sign(const std::string& name, std::size_t index) {
  const std::string first = name.substr(0, name.find(' '));
  const bool roman = !first.empty() && first.find_first_not_of("IVX") == std::string::npos;
  return roman ? first : std::to_string(index + 1);
}

void add_command(ArmyTroops& army, const Formation& from) {
  CommandTroops command{from.name, from.commander, from.ratings, {}};
  std::string sign = corps_sign(from.name, army.commands.size());
  const auto taken = [&](const CommandTroops& other) {
    return !other.divisions.empty() && other.divisions.front().place.ends_with("/" + sign);
  };
  if (std::any_of(army.commands.begin(), army.commands.end(), taken))
    sign += fmt::format("-{}", army.commands.size() + 1);
  if (from.formations.empty()) {
    command.divisions.push_back(troops_of(from, "1/" + sign));
  } else {
    std::size_t number = 0;
    for (const Formation& division : from.formations)
      command.divisions.push_back(troops_of(division, fmt::format("{}/{}", ++number, sign)));
    DivisionTroops own{from.name, "R/" + sign, {}};
    for (const Unit& unit : from.units) own.units.push_back(&unit);
    if (!own.units.empty()) command.divisions.push_back(std::move(own));
  }
  army.commands.push_back(std::move(command));
}

std::string most_frequent(const std::map<std::string, int>& men) {
  const auto most =
      std::max_element(men.begin(), men.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  return most == men.end() ? "" : most->first;
}

void count_nations(const CommandTroops& command, std::map<std::string, int>& men) {
  for (const DivisionTroops& division : command.divisions)
    for (const Unit* unit : division.units) men[unit->nation] += unit->men.value + 1;
}

}  // namespace

std::string CommandTroops::nation() const {
  std::map<std::string, int> men;
  count_nations(*this, men);
  return most_frequent(men);
}

std::string ArmyTroops::nation() const {
  std::map<std::string, int> men;
  for (const CommandTroops& command : commands) count_nations(command, men);
  return most_frequent(men);
}

ArmyTroops muster(const Orbat& orbat) {
  ArmyTroops army;
  if (orbat.formations.size() != 1) {
    army.name = "Army";
    for (const Formation& command : orbat.formations) add_command(army, command);
    return army;
  }
  const Formation& first = orbat.formations.front();
  army.name = first.name;
  army.commander = first.commander;
  army.ratings = first.ratings;
  army.has_chief = true;
  for (const Formation& command : first.formations) add_command(army, command);
  if (first.formations.empty()) {
    add_command(army, first);
  } else if (!first.units.empty()) {
    CommandTroops own{first.name + ", reserve", first.commander, first.ratings, {}};
    DivisionTroops reserve{own.name, "1/R", {}};
    for (const Unit& unit : first.units) reserve.units.push_back(&unit);
    own.divisions.push_back(std::move(reserve));
    army.commands.push_back(std::move(own));
  }
  return army;
}

DivisionTroops troops_of(const Formation& formation, const std::string& place) {
  DivisionTroops division{formation.name, place, {}};
  gather(formation, division.units);
  return division;
}

int men_in(const std::vector<const Unit*>& units) {
  int men = 0;
  for (const Unit* unit : units) men += unit->men.value;
  return men;
}

int guns_in(const std::vector<const Unit*>& units) {
  int guns = 0;
  for (const Unit* unit : units) guns += unit->guns.value;
  return guns;
}

std::string surname_of(const std::string& commander) {
  const std::string name(trim(commander));
  return name.empty() ? "nobody named" : name.substr(name.find_last_of(' ') + 1);
}

int ability_of(const Ratings& ratings) {
  constexpr int kMiddling = 3;
  return ratings.ability.value_or(kMiddling);
}

std::vector<std::vector<const Unit*>> cut_by_men(const std::vector<const Unit*>& units, int parts) {
  std::vector<std::vector<const Unit*>> cut(1);
  const double share = static_cast<double>(men_in(units)) / parts;
  double before = 0;
  for (const Unit* unit : units) {
    const double middle = before + unit->men.value / 2.0;
    const bool full = middle >= share * static_cast<double>(cut.size()) && !cut.back().empty();
    if (full && static_cast<int>(cut.size()) < parts) cut.emplace_back();
    cut.back().push_back(unit);
    before += unit->men.value;
  }
  return cut;
}

}  // namespace estafette::tabletop
