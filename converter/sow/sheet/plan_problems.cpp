#include "converter/sow/sheet/plan_problems.hpp"

#include "base/text.hpp"
#include "converter/orbat/no_nation.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/sheet/names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace estafette::sow {
namespace {

constexpr const char* kPlan = "battle plan";

std::vector<std::string> names_of_maps(const Profile& profile) {
  std::vector<std::string> names;
  for (const GameMap& map : profile.maps) names.push_back(map.name);
  return names;
}

std::vector<std::string> words_of_weather(const Profile& profile) {
  std::vector<std::string> words;
  for (const Weather& weather : profile.weathers) words.push_back(weather.word);
  return words;
}

std::vector<std::string> names_of_nations(const Profile& profile) {
  std::vector<std::string> names;
  for (const Nation& nation : profile.nations) names.push_back(nation.name);
  return names;
}

/// A word that is not in the profile: suggests the nearest, and names the element to add it to.
void unknown_word(ProblemList& problems, const Profile& profile, const std::string& what, const std::string& given,
                  const std::vector<std::string>& known, const std::string& element) {
  const std::string near = nearest(given, known);
  problems.add({kPlan, 0, what, given, one_of(known),
                fmt::format("{}Or add it to <{}> in {}", near.empty() ? "" : fmt::format("Did you mean \"{}\"? ", near),
                            element, profile.file)});
}

/// True for a name that Windows takes for a device, in any letter case: no folder can have it.
bool is_device(std::string_view code) {
  const std::string name = fold(code);
  const bool numbered =
      name.size() == 4 && (name.starts_with("com") || name.starts_with("lpt")) && name[3] >= '0' && name[3] <= '9';
  return numbered || name == "con" || name == "prn" || name == "aux" || name == "nul";
}

void check_name(const BattlePlan& plan, ProblemList& problems) {
  if (battle_code(plan.name).empty()) {
    problems.add({kPlan, 0, "name", plan.name, "a name with at least one letter or digit", ""});
  }
  if (is_device(battle_code(plan.name))) {
    problems.add({kPlan, 0, "name", plan.name, "a name that Windows allows for a folder",
                  fmt::format("Write Battle of {}", plan.name)});
  }
}

void check_ground(const BattlePlan& plan, const Profile& profile, ProblemList& problems) {
  if (find_map(profile, plan.map) == nullptr) {
    unknown_word(problems, profile, "map", plan.map, names_of_maps(profile), "maps");
  }
  if (find_weather(profile, plan.weather) == nullptr) {
    unknown_word(problems, profile, "weather", plan.weather, words_of_weather(profile), "weathers");
  }
}

void check_hours(const BattlePlan& plan, const Profile& profile, ProblemList& problems) {
  if (plan.end <= plan.start) {
    problems.add({kPlan, 0, "end", to_string(plan.end),
                  fmt::format("a time after the start, {}", to_string(plan.start)),
                  "A battle begins and ends on the same day"});
  } else if (plan.end.seconds - plan.start.seconds < profile.limits.shortest_battle * 60) {
    problems.add(
        {kPlan, 0, "end", to_string(plan.end),
         fmt::format("at least {} minutes after the start, {}", profile.limits.shortest_battle, to_string(plan.start)),
         fmt::format("Or lower shortest_battle in {}", profile.file)});
  }
}

std::vector<std::string> forces_of(const BattleSide& side) {
  std::vector<std::string> ids;
  for (const Formation& force : side.army.formations) ids.push_back(force.id);
  return ids;
}

/// The name that the umpire knows; the id itself if nothing has that id.
std::string name_of(const BattleSide& side, const std::string& id) {
  for (const Formation& force : side.army.formations) {
    if (force.id == id) return force.name;
  }
  return id;
}

void check_orders(const BattlePlan& plan, const BattleSide& side, const Profile& profile, ProblemList& problems) {
  const std::vector<std::string> forces = forces_of(side);
  std::set<std::string> seen;
  for (const ForceOrders& orders : side.orders) {
    if (std::find(forces.begin(), forces.end(), orders.formation) == forces.end()) {
      const std::string near = nearest(orders.formation, forces);
      problems.add({kPlan, 0, "formation", orders.formation,
                    fmt::format("a BD or BCD of {}: {}", side.army.name, one_of(forces)),
                    near.empty() ? "" : fmt::format("Did you mean \"{}\"?", near)});
    }
    if (!seen.insert(orders.formation).second) {
      problems.add({kPlan, 0, "formation", name_of(side, orders.formation), "one set of orders for each BD or BCD",
                    "Join them into one"});
    }
    if (orders.away && orders.reserve) {
      problems.add({kPlan, 0, "away", name_of(side, orders.formation), "either a force that is away or a reserve",
                    "A reserve is near (rule 5.5.2)"});
    }
    if (!orders.arrival) continue;
    if (orders.away) {
      problems.add({kPlan, 0, "away", name_of(side, orders.formation), "either a force that is away or an arrival",
                    "Troops that are away do not come onto the field"});
    }
    if (orders.reserve) {
      problems.add({kPlan, 0, "reserve", name_of(side, orders.formation), "either a reserve or an arrival (rule 5.5.2)",
                    "Troops in reserve do not come onto the field"});
    }
    const Clock latest = latest_arrival(plan, profile);
    if (plan.end > plan.start && (orders.arrival->at < plan.start || orders.arrival->at > latest)) {
      problems.add(
          {kPlan, 0, "arrival", fmt::format("{} at {}", name_of(side, orders.formation), to_string(orders.arrival->at)),
           fmt::format("a time of the battle, {} to {} (rule 5.5.1)", to_string(plan.start), to_string(latest)), ""});
    }
  }
}

/// Rule 5.5.2, counted for each side separately: docs/readings.md 5.5.2.
void check_corps(const BattleSide& side, int most, ProblemList& problems) {
  int present = 0;
  std::vector<std::string> names;
  for (const Formation& force : side.army.formations) {
    if (!orders_for(side, force.id).on_field()) continue;
    ++present;
    names.push_back(force.name);
  }
  if (present <= most) return;
  problems.add({kPlan, 0, side.army.name, fmt::format("{} corps: {}", present, fmt::join(names, ", ")),
                fmt::format("at most {} corps of a side in a battle, reinforcements included (rule 5.5.2)", most),
                "Name the others as reserve"});
}

void check_army(const BattleSide& side, const Profile& profile, ProblemList& problems) {
  if (side.army.level != Level::corps) {
    problems.add({kPlan, 0, side.army.name, to_string(side.army.level),
                  "a BC, an army at campaign scale: level corps (rule 1.3.1)", "Convert it first"});
  }
  for (const Formation& force : side.army.formations) {
    if (height(force.level) == 2) continue;
    problems.add({kPlan, 0, force.name, to_string(force.level), "a BD or BCD: level division or cavalry division",
                  "Convert it first"});
  }
  Formation near = side.army;
  std::erase_if(near.formations, [&](const Formation& force) { return orders_for(side, force.id).away; });
  const ProblemList nations = nation_problems(Orbat{{near}}, profile);
  for (const Problem& problem : nations.all()) problems.add(problem);
}

/// The BC's own troops do not fight alone, with all its forces away or in reserve.
bool has_troops(const BattleSide& side) {
  const auto& forces = side.army.formations;
  const auto sent = [&](const Formation& force) { return orders_for(side, force.id).on_field(); };
  if (!forces.empty() && std::none_of(forces.begin(), forces.end(), sent)) return false;
  bool found = std::any_of(side.army.units.begin(), side.army.units.end(), fights);
  for (const Formation& force : forces) {
    if (!sent(force)) continue;
    for_each_unit(force, [&](const CommandPath&, const Unit& unit) { found = found || fights(unit); });
  }
  return found;
}

void check_chief(const BattleSide& side, ProblemList& problems) {
  if (side.chief.empty() || side.commander_present) return;
  problems.add({kPlan, 0, "chief", side.army.name,
                fmt::format("either {} in command (rule 5.5.3) or an absent commander (rule 4.1.1)", side.chief),
                "Leave one of them out"});
}

std::set<std::string> all_ids(const Formation& army) {
  std::set<std::string> ids;
  for_each_unit(army, [&](const CommandPath&, const Unit& unit) { ids.insert(unit.id); });
  for_each_formation(Orbat{{army}}, [&](const CommandPath& path) { ids.insert(path.back()->id); });
  return ids;
}

void check_both(const BattlePlan& plan, const Profile& profile, ProblemList& problems) {
  const int attacker = side_number(plan.attacker, profile);
  const int defender = side_number(plan.defender, profile);
  if (attacker != 0 && attacker == defender) {
    problems.add({kPlan, 0, "sides", fmt::format("{} and {}", plan.attacker.army.name, plan.defender.army.name),
                  fmt::format("two enemies; both are of side {}", attacker),
                  fmt::format("Give the army another nation, or its nation another side in {}", profile.file)});
  }
  const std::set<std::string> here = all_ids(plan.attacker.army);
  const std::set<std::string> there = all_ids(plan.defender.army);
  const auto shared = std::find_if(here.begin(), here.end(), [&](const std::string& id) { return there.contains(id); });
  if (shared != here.end()) {
    problems.add({kPlan, 0, "sides", *shared, "every id in one of the two armies only",
                  "Rename one of the armies, so that its ids differ"});
  }
}

void check_armies(const BattlePlan& plan, const Profile& profile, ProblemList& problems) {
  check_hours(plan, profile, problems);
  for (const BattleSide* side : {&plan.attacker, &plan.defender}) {
    check_army(*side, profile, problems);
    check_orders(plan, *side, profile, problems);
    check_corps(*side, plan.corps_a_side, problems);
    check_chief(*side, problems);
  }
  check_both(plan, profile, problems);
  for (const BattleSide* side : {&plan.attacker, &plan.defender}) {
    if (has_troops(*side)) continue;
    std::vector<std::string> corps;
    for (const Formation& force : side->army.formations)
      if (has_fighters(force)) corps.push_back(force.name);
    problems.add({kPlan, 0, "sides", fmt::format("nobody of {}", side->army.name),
                  "infantry, cavalry or guns on the field on both sides",
                  corps.empty() ? "Its order of battle has no troops for the field: give another"
                                : fmt::format("Name a corps of {} in --forces, and not in --reserve: {}",
                                              side->army.name, one_of(corps))});
  }
}

}  // namespace

bool fights(const Unit& unit) {
  const Arm arm = arm_of(unit.kind);
  return arm != Arm::support && unit.men >= kFewestMen && (arm != Arm::artillery || unit.guns.value > 0);
}

bool has_fighters(const Formation& formation) {
  bool found = false;
  for_each_unit(formation, [&](const CommandPath&, const Unit& unit) { found = found || fights(unit); });
  return found;
}

std::string nation_of(const Formation& formation) {
  if (!formation.nation.empty()) return formation.nation;
  std::map<std::string, int> men;
  std::string most;
  for_each_unit(formation, [&](const CommandPath&, const Unit& unit) { men[unit.nation] += unit.men.value; });
  for_each_unit(formation, [&](const CommandPath&, const Unit& unit) {
    if (most.empty() || men[unit.nation] > men[most]) most = unit.nation;
  });
  return most;
}

std::string nation_of(const BattleSide& side) {
  Formation near = side.army;
  std::erase_if(near.formations, [&](const Formation& force) { return orders_for(side, force.id).away; });
  return nation_of(near);
}

int side_number(const BattleSide& side, const Profile& profile) {
  const Nation* nation = find_nation(profile, nation_of(side));
  return nation == nullptr ? 0 : nation->side;
}

ForceOrders orders_for(const BattleSide& side, const std::string& formation) {
  for (const ForceOrders& orders : side.orders) {
    if (orders.formation == formation) return orders;
  }
  return {.formation = formation, .arrival = std::nullopt, .reserve = false, .away = false, .fatigue = {}};
}

Clock latest_arrival(const BattlePlan& plan, const Profile& profile) {
  return {plan.end.seconds - profile.times.last_dump - profile.times.march_after - 1};
}

ProblemList nation_problems(const Orbat& orbat, const Profile& profile) {
  std::set<std::string> unknown;
  const auto check = [&](const std::string& nation) {
    if (find_nation(profile, nation) == nullptr) unknown.insert(nation);
  };
  for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) { check(unit.nation); });
  for_each_formation(orbat, [&](const CommandPath& path) {
    if (!path.back()->nation.empty()) check(path.back()->nation);
  });
  ProblemList problems;
  for (const std::string& nation : unknown) {
    if (nation == kNoNation)
      problems.add(
          {kPlan, 0, "nation", nation, "whose troops they are",
           "State it with --nation when the order of battle is converted, or write it into the column nation of "
           "its outline"});
    else
      unknown_word(problems, profile, "nation", nation, names_of_nations(profile), "nations");
  }
  return problems;
}

ProblemList army_problems(const BattleSide& side, const Profile& profile) {
  ProblemList problems;
  check_army(side, profile, problems);
  if (has_troops(side)) return problems;
  problems.add({kPlan, 0, "level", fmt::format("nobody of {}", side.army.name), "infantry, cavalry or guns", ""});
  return problems;
}

ProblemList plan_problems(const BattlePlan& plan, const Profile& profile) {
  ProblemList problems;
  check_name(plan, problems);
  check_ground(plan, profile, problems);
  check_armies(plan, profile, problems);
  return problems;
}

ProblemList problems_without_ground(const BattlePlan& plan, const Profile& profile) {
  ProblemList problems;
  check_name(plan, problems);
  check_armies(plan, profile, problems);
  return problems;
}

}  // namespace estafette::sow
