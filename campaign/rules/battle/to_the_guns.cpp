#include "campaign/rules/battle/to_the_guns.hpp"

#include "campaign/rules/battle/places.hpp"
#include "campaign/rules/marching/march.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/escort.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <map>

namespace estafette::campaign {
namespace {

/// The battles of this turn, and how many MDs are on their way to them over each link, as one force after another
/// joins.
class Guns {
 public:
  Guns(const Theatre& theatre, const State& state) : theatre_(theatre), state_(state) {
    for (const Contact& contact : state.contacts)
      if (contact.turn == state.turn && !contact.settled) battles_.push_back(contact);
  }

  Event march(const LodgedOrder& order) {
    const Force* force = find_force(state_, order.order.subject);
    std::vector<Objection> objections = force != nullptr ? to_marching(*force) : no_force(order.order);
    ForceToTheGuns choice;
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
  struct ForceToTheGuns {
    Contact* battle = nullptr;
    std::vector<NodeId> way;
    std::vector<Objection> objections;
  };

  static std::vector<Objection> no_force(const Order& order) {
    return {{"5.5.1", says("no force on the map", {{"who", NamedForce{order.subject, order.subject.slug}}})}};
  }

  std::vector<Objection> to_marching(const Force& force) const {
    std::vector<Objection> objections;
    if (force.duty != Duty::field) objections.push_back({"2.3.1", busy_with(force)});
    for (Objection& alone : to_leaving_a_train(theatre_, state_, force)) objections.push_back(std::move(alone));
    if (const Truce* truce = truce_of(state_, force))
      objections.push_back({"4.2", says("truce keeps it from battle", {{"who", force}, {"until", truce->until}})});
    if (stands(state_, force)) objections.push_back({"5.5", says("was told to stand", {{"who", force}})});
    for (const Contact& battle : battles_) {
      const bool under_way = std::any_of(battle.to_the_guns.begin(), battle.to_the_guns.end(),
                                         [&](const GunsMarch& march) { return march.force == force.id; });
      if (battle.node == force.at || under_way)
        objections.push_back({"5.5.1", says("in a battle already", {{"who", force}, {"battle", battle.number}})});
    }
    return objections;
  }

  /// The way to a battle that goes through no enemy and past no garrison of his; empty if it is too far or there is
  /// none.
  std::vector<NodeId> way_to(const Force& force, const Contact& battle) const {
    std::vector<NodeId> avoid;
    for (const map::Node& node : theatre_.map.nodes)
      if (node.id != battle.node &&
          (held_in_the_field(state_, node.id, opponent(force.side)) || garrison_denies(state_, node.id, force.side)))
        avoid.push_back(node.id);
    std::vector<NodeId> way = shortest_way(theatre_, state_, force.side, force.at, battle.node, avoid);
    if (static_cast<int>(way.size()) - 1 > theatre_.rules.battle.to_the_guns) way.clear();
    return way;
  }

  std::vector<Objection> to_the_way(const Force& force, const std::vector<NodeId>& way) const {
    std::vector<Objection> objections;
    if (const std::optional<Objection> denied = past_a_garrison(theatre_, state_, force, {way[0], way[1]}))
      objections.push_back(*denied);
    for (std::size_t i = 1; i < way.size(); ++i) {
      const Stretch road = *stretch(theatre_, state_, way[i - 1], way[i]);
      const auto used = marching_.find(road_key(road.from, road.to));
      const int room = std::max(0, room_on(state_, road, force.side) - (used == marching_.end() ? 0 : used->second));
      if (room < divisions(state_, force))
        objections.push_back(
            {"5.5.1", says("no room towards the guns", {{"from", theatre_.node(road.from)},
                                                        {"to", theatre_.node(road.to)},
                                                        {"room", Divisions{room}},
                                                        {"who", force},
                                                        {"has", Divisions{divisions(state_, force)}}})});
    }
    const auto from_here = nodes_from_depot(theatre_, state_, force, force.at);
    const auto from_there = nodes_from_depot(theatre_, state_, force, way.back());
    if (force.line.cut && from_here && from_there && *from_there > *from_here)
      objections.push_back(
          {"5.1", says("cut line holds it back", {{"who", force}, {"depot", theatre_.node(*force.line.depot)}})});
    return objections;
  }

  /// The nearest battle that it may go to, the first of several equally near; or else the objections to the nearest.
  ForceToTheGuns choose(const Force& force, const NodeId& place) {
    ForceToTheGuns best;
    for (Contact& battle : battles_) {
      if (!place.slug.empty() && battle.node != place) continue;
      const std::vector<NodeId> way = way_to(force, battle);
      if (way.empty()) continue;
      ForceToTheGuns choice{&battle, way, to_the_way(force, way)};
      const bool better = best.battle == nullptr || (!best.objections.empty() && choice.objections.empty()) ||
                          (best.objections.empty() == choice.objections.empty() && way.size() < best.way.size());
      if (better) best = std::move(choice);
    }
    if (best.battle == nullptr) best.objections.push_back({"5.5.1", nothing_near(force, place)});
    return best;
  }

  Saying nothing_near(const Force& force, const NodeId& place) const {
    return says("no battle near", {{"who", force},
                                   {"place", place.slug.empty() ? Figure() : Figure(theatre_.node(place))},
                                   {"nodes", Nodes{theatre_.rules.battle.to_the_guns}},
                                   {"at", theatre_.node(force.at)}});
  }

  /// True if there is no place left for the force: it will be in reserve (5.5.2).
  bool one_too_many(const Contact& battle, const Force& force) const {
    std::vector<const Force*> there = {&force};
    const auto add = [&](const ForceId& id) {
      const Force* other = find_force(state_, id);
      if (other != nullptr && other->side == force.side) there.push_back(other);
    };
    for (const ForceId& id : battle.attackers) add(id);
    for (const ForceId& id : battle.defenders) add(id);
    for (const GunsMarch& march : battle.to_the_guns) add(march.force);
    return corps_places(theatre_.rules.battle, there) > theatre_.rules.battle.most_corps;
  }

  Event join(const Force& force, const ForceToTheGuns& choice) {
    Contact& battle = *choice.battle;
    std::string river;
    for (std::size_t i = 1; i < choice.way.size(); ++i) {
      const Stretch road = *stretch(theatre_, state_, choice.way[i - 1], choice.way[i]);
      marching_[road_key(road.from, road.to)] += divisions(state_, force);
      if (!road.river.empty() && road.boats == 0) river = road.river;
    }
    const bool tired = theatre_.rules.battle.river_tires == force.side && !river.empty();
    const int most = theatre_.rules.battle.most_corps;
    const bool reserve = one_too_many(battle, force);
    battle.to_the_guns.push_back({force.id, force.at, tired});
    Saying said = says("marches to the guns", {{"who", force},
                                               {"from", theatre_.node(force.at)},
                                               {"battle", battle.number},
                                               {"at", theatre_.node(battle.node)},
                                               {"river", ProperName{tired ? river : ""}},
                                               {"there", reserve ? most : 0}});
    return happens(state_, "5.5.1", std::move(said), ContactSet{battle}, {force.id}, {force.at, battle.node});
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
