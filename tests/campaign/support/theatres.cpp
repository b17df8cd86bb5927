#include "campaign/support/theatres.hpp"

#include "base/text.hpp"
#include "campaign/support/chapters.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace estafette::test {
namespace {

Formation brigade_of(const std::string& name, Kind kind, int men) {
  Formation formation;
  formation.id = slug(name);
  formation.level = Level::brigade;
  formation.name = name;
  Unit unit;
  unit.id = formation.id + ".1";
  unit.level = arm_of(kind) == Arm::cavalry ? UnitLevel::squadron : UnitLevel::battalion;
  unit.name = name + " Battalion";
  unit.nation = "France";
  unit.kind = kind;
  unit.men = {men};
  formation.units.push_back(unit);
  return formation;
}

Unit battery_of(const std::string& name, Kind kind) {
  Unit unit;
  unit.id = slug(name) + ".guns";
  unit.level = UnitLevel::battery;
  unit.name = name + " Battery";
  unit.nation = "France";
  unit.kind = kind;
  unit.men = {100};
  unit.guns = {8};
  return unit;
}

Force force_of(const std::string& name, const std::string& at, Level level) {
  Force force;
  force.id = {slug(name)};
  force.name = name;
  force.nation = "France";
  force.at = node(at);
  force.trodden = {force.at};
  force.troops.edit().id = force.id.slug;
  force.troops.edit().level = level;
  force.troops.edit().name = name;
  return force;
}

map::Road road(const std::string& from, const std::string& to, const std::string& river, map::RoadClass road_class) {
  map::Road made;
  made.from = node(from);
  made.to = node(to);
  made.river = river;
  made.road_class = road_class;
  // theatre() gives the nodes these names again.
  made.note = from + "|" + to;
  return made;
}

void add_node(map::Map& map, const std::string& name, const std::vector<std::string>& fortresses) {
  if (map::find_node(map, node(name)) != nullptr) return;
  const auto index = static_cast<double>(map.nodes.size());
  map::Node made;
  made.id = node(name);
  made.name = name;
  made.today = name;
  made.at = {12.0 + 0.1 * index, 51.0};
  const bool fortress = std::find(fortresses.begin(), fortresses.end(), name) != fortresses.end();
  made.settlement = fortress ? map::Settlement::fortress : map::Settlement::town;
  made.country = "Saxony";
  made.regions = {"Germany"};
  map.nodes.push_back(made);
}

}  // namespace

Rules usual_rules() {
  Rules rules;
  rules.sides = {.france = {"France", "France", "France and her Allies", "the French and their Allies"},
                 .coalition = {"Coalition", "the Coalition", "The Coalition", "the Coalition"}};
  rules.calendar = {.opening = std::chrono::year{1813} / 4 / 27, .turns = 57};
  rules.march = {.infantry = {.good = 3, .poor = 2},
                 .cavalry = {.good = 4, .poor = 3},
                 .good_capacity = 10,
                 .poor_capacity = 5,
                 .forced = 1,
                 .fatigue_turns = 1,
                 .river = 1,
                 .invested = 1};
  rules.siege = {.shortest = 6, .longest = 12, .sooner = 2, .least = 2, .losses = 20};
  rules.supply = {.one_army_a_depot = true};
  rules.bridge = {.to_river = 15, .longest = 50, .capacity = 5};
  rules.scouting = {.integral = 1,
                    .cavalry_corps = 2,
                    .coalition_more = 1,
                    .rounded_to = 100,
                    .bands = {{.ratio = 100, .error = 40, .composition = true, .name = false},
                              {.ratio = 200, .error = 20, .composition = true, .name = false},
                              {.ratio = 400, .error = 10, .composition = true, .name = true}}};
  rules.exhaustion = {.turns = 3, .garrison = 6};
  rules.battle = {.to_the_guns = 1, .most_corps = 4, .divisions_a_place = 4, .river_tires = Side::coalition};
  rules.pursuit = {.die = 6,
                   .losses = {.major = 100,
                              .minor = 50,
                              .least = 10,
                              .most = 150,
                              .odds = {{0, 5}, {100, 10}, {200, 20}, {300, 40}}},
                   .recovered = {.major = 50, .minor = 100, .least = 100, .most = 500, .odds = {{0, 50}, {100, 100}}}};
  rules.retreat = {.men = 30, .guns = 80};
  rules.truce = {
      .suitors = {{Side::coalition, "", 3, false, "", false}, {Side::france, "France", 4, false, "Napoleon", true}},
      .turns = 6};
  rules.prestige = prestige_of("1813");
  return rules;
}

map::Road good(const std::string& from, const std::string& to, const std::string& river) {
  return road(from, to, river, map::RoadClass::good);
}

map::Road poor(const std::string& from, const std::string& to, const std::string& river) {
  return road(from, to, river, map::RoadClass::poor);
}

map::Road controlled(map::Road road, const std::string& by) {
  road.controlled_by = node(by);
  return road;
}

Theatre theatre(const std::vector<map::Road>& roads, const std::vector<std::string>& fortresses) {
  map::Map map;
  map.campaign = "test";
  for (const map::Road& one : roads) {
    for (const std::string& name : split(one.note, '|')) add_node(map, name, fortresses);
    if (!one.river.empty() && map::find_river(map, one.river) == nullptr)
      map.rivers.push_back({one.river, {{12.0, 50.9}, {13.0, 50.9}}});
    map.roads.push_back(one);
    map.roads.back().note.clear();
  }
  return {std::move(map), usual_rules()};
}

map::NodeId node(const std::string& name) {
  return {slug(name)};
}

std::vector<map::NodeId> way(const std::string& names) {
  std::vector<map::NodeId> nodes;
  for (const std::string& name : split(names, '-')) nodes.push_back(node(name));
  return nodes;
}

Force corps(const std::string& name, const std::string& at, int divisions) {
  Force force = force_of(name, at, Level::division);
  for (int i = 1; i <= divisions; ++i)
    force.troops.edit().formations.push_back(brigade_of(fmt::format("{} {}", name, i), Kind::line_infantry, 900));
  force.troops.edit().units.push_back(battery_of(name, Kind::foot_artillery));
  return force;
}

Force cavalry_corps(const std::string& name, const std::string& at, int divisions) {
  Force force = force_of(name, at, Level::cavalry_division);
  for (int i = 1; i <= divisions; ++i)
    force.troops.edit().formations.push_back(brigade_of(fmt::format("{} {}", name, i), Kind::light_cavalry, 600));
  force.troops.edit().units.push_back(battery_of(name, Kind::horse_artillery));
  return force;
}

Force division(const std::string& name, const std::string& at) {
  Force force = force_of(name, at, Level::brigade);
  force.troops = brigade_of(name, Kind::line_infantry, 900);
  return force;
}

Force coalition(Force force) {
  force.side = Side::coalition;
  force.nation = "Prussia";
  return force;
}

Force garrison(Force force) {
  force.duty = Duty::garrison;
  return force;
}

Force with_cavalry(Force force, int men) {
  Formation& first = force.troops->formations.empty() ? force.troops.edit() : force.troops.edit().formations.front();
  Unit horse = brigade_of(force.name + " Horse", Kind::light_cavalry, men).units.front();
  first.units.push_back(horse);
  return force;
}

State with(std::vector<Force> forces) {
  State state;
  state.campaign = "test";
  state.turn = {1};
  state.prestige = 30;
  state.forces = std::move(forces);
  return state;
}

LodgedOrder lodged(const State& state, Order order) {
  LodgedOrder made;
  made.sequence = state.orders_so_far + 1;
  const Force* subject = find_force(state, order.subject);
  const Piece* piece = find_piece(state, order.subject);
  if (subject != nullptr) made.side = subject->side;
  if (piece != nullptr) made.side = piece->side;
  made.text = to_string(order.kind);
  made.order = std::move(order);
  return made;
}

Order march_order(const Force& force, const std::string& names, bool forced) {
  Order order;
  order.kind = forced ? OrderKind::force_march : OrderKind::march;
  order.subject = force.id;
  order.way = way(names);
  return order;
}

const Force& force(const State& state, const std::string& name) {
  const Force* found = find_force(state, {slug(name)});
  if (found == nullptr) throw std::logic_error("no force is called " + name);
  return *found;
}

State after(State state, const std::vector<Event>& events) {
  for (const Event& event : events) apply(state, event);
  return state;
}

std::string told(const std::vector<Event>& events) {
  std::string text;
  for (const Event& event : events) text += event.rule + ": " + tell(event.said) + "\n";
  return text;
}

std::string told(const std::vector<Roll>& dice) {
  std::string text;
  for (const Roll& roll : dice)
    text += fmt::format("{}: {} of {} to {}\n", tell(roll.purpose), roll.value, roll.low, roll.high);
  return text;
}

std::string told(const std::vector<Objection>& objections) {
  std::string text;
  for (const Objection& objection : objections) text += fmt::format("{}: {}\n", objection.rule, tell(objection.reason));
  return text;
}

}  // namespace estafette::test
