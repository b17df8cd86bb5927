#include "campaign/rules/battle/to_the_guns.hpp"

#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace estafette::campaign {
namespace {

/// The battles of this turn, and the MDs on their way to them over each link, while marchers join one after the other.
class Guns {
 public:
  Guns(const Theatre& theatre, const State& state) : theatre_(theatre), state_(state) {
    for (const Contact& contact : state.contacts)
      if (contact.turn == state.turn && !contact.settled) battles_.push_back(contact);
  }

  Event march(const LodgedOrder& order) {
    const Force* force = find_force(state_, order.order.subject);
    std::vector<Objection> objections = force != nullptr ? to_marching(*force) : no_force(order.order);
    Choice choice;
    if (objections.empty()) {
      choice = choose(*force, order.order.place);
      objections = choice.objections;
    }
    if (!objections.empty()) return not_carried_out(state_, order, objections);
    Event event = join(*force, choice);
    event.cause = cause_of(order);
    return event;
  }

 private:
  struct Choice {
    Contact* battle = nullptr;
    std::vector<NodeId> way;
    std::vector<Objection> objections;
  };

  static std::vector<Objection> no_force(const Order& order) {
    return {{"5.5.1", fmt::format("{} is no force on the map", order.subject.slug)}};
  }

  std::vector<Objection> to_marching(const Force& force) const {
    std::vector<Objection> objections;
    if (force.duty != Duty::field)
      objections.push_back(
          {"2.3.1",
           fmt::format("{} is {}", force.name, force.duty == Duty::garrison ? "in garrison" : to_string(force.duty))});
    if (stands(state_, force))
      objections.push_back({"5.5", fmt::format("{} was told to stand and has given up the initiative", force.name)});
    for (const Contact& battle : battles_) {
      const bool under_way = std::any_of(battle.to_the_guns.begin(), battle.to_the_guns.end(),
                                         [&](const GunsMarch& march) { return march.force == force.id; });
      if (battle.node == force.at || under_way)
        objections.push_back({"5.5.1", fmt::format("{} takes part in battle {} already", force.name, battle.number)});
    }
    return objections;
  }

  /// The way to a battle that goes through no enemy; empty if it is too far or there is none.
  std::vector<NodeId> way_to(const Force& force, const Contact& battle) const {
    std::vector<NodeId> avoid;
    for (const map::Node& node : theatre_.map.nodes)
      if (node.id != battle.node && held_in_the_field(state_, node.id, opponent(force.side))) avoid.push_back(node.id);
    std::vector<NodeId> way = shortest_way(theatre_, state_, force.side, force.at, battle.node, avoid);
    if (static_cast<int>(way.size()) - 1 > theatre_.rules.battle.to_the_guns) way.clear();
    return way;
  }

  std::vector<Objection> to_the_way(const Force& force, const std::vector<NodeId>& way) const {
    std::vector<Objection> objections;
    for (std::size_t i = 1; i < way.size(); ++i) {
      const Stretch road = *stretch(theatre_, state_, way[i - 1], way[i]);
      const auto used = marching_.find(road_key(road.from, road.to));
      const int room = std::max(0, room_on(state_, road) - (used == marching_.end() ? 0 : used->second));
      if (room < divisions(force))
        objections.push_back({"5.5.1", fmt::format("The road from {} to {} has room for {} more divisions (MD) this "
                                                   "turn, and {} has {}",
                                                   theatre_.name(road.from), theatre_.name(road.to), room, force.name,
                                                   divisions(force))});
    }
    const auto from_here = nodes_from_depot(theatre_, state_, force, force.at);
    const auto from_there = nodes_from_depot(theatre_, state_, force, way.back());
    if (force.line.cut && from_here && from_there && *from_there > *from_here)
      objections.push_back({"5.1", fmt::format("The line of {} is cut; it may not go further from {}", force.name,
                                               theatre_.name(*force.line.depot))});
    return objections;
  }

  /// The nearest battle that it may go to, of those equally near the first; else the objections to the nearest.
  Choice choose(const Force& force, const NodeId& place) {
    Choice best;
    for (Contact& battle : battles_) {
      if (!place.slug.empty() && battle.node != place) continue;
      const std::vector<NodeId> way = way_to(force, battle);
      if (way.empty()) continue;
      Choice choice{&battle, way, to_the_way(force, way)};
      const bool better = best.battle == nullptr || (!best.objections.empty() && choice.objections.empty()) ||
                          (best.objections.empty() == choice.objections.empty() && way.size() < best.way.size());
      if (better) best = std::move(choice);
    }
    if (best.battle == nullptr) best.objections.push_back({"5.5.1", nothing_near(force, place)});
    return best;
  }

  std::string nothing_near(const Force& force, const NodeId& place) const {
    const int nodes = theatre_.rules.battle.to_the_guns;
    return fmt::format("{} has no battle {}within {} {} of {} by a road open to it", force.name,
                       place.slug.empty() ? "" : fmt::format("at {} ", theatre_.name(place)), nodes,
                       nodes == 1 ? "node" : "nodes", theatre_.name(force.at));
  }

  int corps_in(const Contact& battle, Side side) const {
    int corps = 0;
    const auto count = [&](const ForceId& id) {
      const Force* force = find_force(state_, id);
      if (force != nullptr && force->side == side && echelon(*force) != Echelon::division) ++corps;
    };
    for (const ForceId& id : battle.attackers) count(id);
    for (const ForceId& id : battle.defenders) count(id);
    for (const GunsMarch& march : battle.to_the_guns) count(march.force);
    return corps;
  }

  Event join(const Force& force, const Choice& choice) {
    Contact& battle = *choice.battle;
    std::string river;
    for (std::size_t i = 1; i < choice.way.size(); ++i) {
      const Stretch road = *stretch(theatre_, state_, choice.way[i - 1], choice.way[i]);
      marching_[road_key(road.from, road.to)] += divisions(force);
      if (!road.river.empty()) river = road.river;
    }
    const bool tired = theatre_.rules.battle.river_tires == force.side && !river.empty();
    const int most = theatre_.rules.battle.most_corps;
    const bool reserve = echelon(force) != Echelon::division && corps_in(battle, force.side) >= most;
    battle.to_the_guns.push_back({force.id, force.at, tired});
    std::string sentence = fmt::format("{} marches from {} to the guns of battle {} at {}", force.name,
                                       theatre_.name(force.at), battle.number, theatre_.name(battle.node));
    if (tired) sentence += fmt::format(", and arrives fatigued: it has to cross the {}", river);
    if (reserve)
      sentence += fmt::format("; {} corps of its side are there already: it would be in reserve (5.5.2)", most);
    return happens(state_, "5.5.1", sentence, ContactSet{battle}, {force.id}, {force.at, battle.node});
  }

  const Theatre& theatre_;
  const State& state_;
  std::vector<Contact> battles_;
  std::map<std::string, int> marching_;  ///< MDs by road_key
};

}  // namespace

std::vector<Event> to_the_guns(const Theatre& theatre, const State& state) {
  Guns guns(theatre, state);
  std::vector<Event> events;
  for (const LodgedOrder& order : state.orders)
    if (order.order.kind == OrderKind::march_to_the_guns) events.push_back(guns.march(order));
  return events;
}

}  // namespace estafette::campaign
