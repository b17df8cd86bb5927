#include "campaign/rules/marching/bridges.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/riverbanks.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace estafette::campaign {
namespace {

/// Where a train is asked to work: on which river, or why on none.
struct Site {
  const map::River* river = nullptr;
  std::string fault;
};

std::string too_far(const map::Node& bank, const map::River& river, double km, double most) {
  return fmt::format("{} lies {:.0f} km from the {}; a bridge of boats may begin and end {:.0f} km from its river",
                     bank.name, km, river.name, most);
}

std::string fault_of(const Theatre& theatre, const map::River& river, const map::Node& near, const map::Node& far) {
  const double most = theatre.rules.bridge.to_river;
  for (const map::Node* bank : {&near, &far})
    if (const double km = map::approach(bank->at, river.course).km; km > most) return too_far(*bank, river, km, most);
  if (on_opposite_banks(river, near, far)) return {};
  return fmt::format("{} and {} stand on the same bank of the {}", near.name, far.name, river.name);
}

/// The river that flows between the banks, or the fault of the one nearest to the train.
Site site(const Theatre& theatre, const map::Node& near, const map::Node& far) {
  Site found{nullptr, fmt::format("No river flows between {} and {}", near.name, far.name)};
  double nearest = std::numeric_limits<double>::infinity();
  for (const map::River& river : theatre.map.rivers) {
    const std::string fault = fault_of(theatre, river, near, far);
    if (fault.empty()) return {&river, {}};
    const double km = map::approach(near.at, river.course).km;
    if (km < nearest) found.fault = fault;
    nearest = std::min(nearest, km);
  }
  return found;
}

const NodeId& near_bank_of(const Order& order, const Piece& train) {
  return order.place.slug.empty() ? train.at : order.place;
}

void object(std::vector<Objection>& objections, const std::string& reason) {
  objections.push_back({"5.2", reason});
}

bool bridged(const State& state, const NodeId& a, const NodeId& b) {
  return std::any_of(state.bridges.begin(), state.bridges.end(), [&](const Bridge& bridge) {
    return road_key(bridge.near_bank, bridge.far_bank) == road_key(a, b);
  });
}

void want_escort(const Theatre& theatre, const State& state, const Piece& train, std::vector<Objection>& objections) {
  if (held_in_the_field(state, train.at, train.side)) return;
  object(objections, fmt::format("{} has no escort at {}; a division (MD) in the field must stay with it", train.name,
                                 theatre.name(train.at)));
}

std::vector<Objection> objections_to_building(const Theatre& theatre, const State& state, const Order& order,
                                              const Piece& train) {
  std::vector<Objection> objections;
  if (const Bridge* bridge = bridge_of(state, train.id)) {
    object(objections, fmt::format("{} lies in the bridge from {} to {}; that must be taken up first", train.name,
                                   theatre.name(bridge->near_bank), theatre.name(bridge->far_bank)));
    return objections;
  }
  const map::Node& near = theatre.node(near_bank_of(order, train));
  const map::Node& far = theatre.node(order.far_bank);
  if (near.id != train.at)
    object(objections, fmt::format("{} is at {}, not at {}", train.name, theatre.name(train.at), near.name));
  if (bridged(state, near.id, far.id))
    object(objections, fmt::format("A bridge of boats from {} to {} is there already", near.name, far.name));
  const double most = theatre.rules.bridge.longest;
  if (const double km = map::km_between(near.at, far.at); km > most)
    object(objections,
           fmt::format("{} and {} lie {:.0f} km apart; a bridge of boats may join what lies {:.0f} km apart", near.name,
                       far.name, km, most));
  if (const Site where = site(theatre, near, far); where.river == nullptr) object(objections, where.fault);
  if (!forces_at(state, far.id, opponent(train.side)).empty())
    object(objections, fmt::format("The far bank, {}, is held by the enemy", far.name));
  want_escort(theatre, state, train, objections);
  return objections;
}

std::vector<Objection> objections_to_taking_up(const Theatre& theatre, const State& state, const Piece& train) {
  std::vector<Objection> objections;
  const Bridge* bridge = bridge_of(state, train.id);
  if (bridge == nullptr) {
    object(objections, fmt::format("{} has built no bridge", train.name));
  } else if (bridge->stage == BridgeStage::dismantling) {
    object(objections, fmt::format("The bridge of {} is being taken up already", train.name));
  } else {
    want_escort(theatre, state, train, objections);
  }
  return objections;
}

/// A bridge takes the whole turn, and who has marched has none left.
std::string tired_of_marching(const State& state, const Piece& train) {
  const Force* with = find_force(state, train.with);
  if (with == nullptr || with->marched == 0) return {};
  return fmt::format("{} has marched with {} this turn, and a bridge of boats takes a whole one", train.name,
                     with->name);
}

std::vector<Event> begin_building(const Theatre& theatre, const State& state, const Order& order, const Piece& train) {
  const map::Node& near = theatre.node(near_bank_of(order, train));
  const map::Node& far = theatre.node(order.far_bank);
  const Bridge bridge{train.id, near.id, far.id, site(theatre, near, far).river->name, BridgeStage::building};
  std::vector<Event> events;
  if (!train.with.slug.empty())
    events.push_back(happens(state, "5.2", fmt::format("{} unloads its boats at {}", train.name, near.name),
                             PieceMoved{train.id, train.at, {}}, {train.id, train.with}, {train.at}));
  events.push_back(happens(state, "5.2",
                           fmt::format("{} begins a bridge of boats over the {} from {} to {}", train.name,
                                       bridge.river, near.name, far.name),
                           BridgeSet{train.id, bridge}, {train.id}, {near.id, far.id}));
  return events;
}

std::vector<Event> begin_taking_up(const Theatre& theatre, const State& state, const Piece& train) {
  Bridge bridge = *bridge_of(state, train.id);
  bridge.stage = BridgeStage::dismantling;
  return {happens(state, "5.2",
                  fmt::format("{} begins to take up its bridge over the {} from {} to {}: nothing passes it any more",
                              train.name, bridge.river, theatre.name(bridge.near_bank), theatre.name(bridge.far_bank)),
                  BridgeSet{train.id, bridge}, {train.id}, {bridge.near_bank, bridge.far_bank})};
}

}  // namespace

std::vector<Objection> bridge_objections(const Theatre& theatre, const State& state, const Order& order) {
  const Piece* train = find_piece(state, order.subject);
  if (train == nullptr || train->kind != PieceKind::pontoon_train) {
    const Force* force = find_force(state, order.subject);
    const std::string who = train != nullptr ? train->name : force != nullptr ? force->name : order.subject.slug;
    return {{"5.2", fmt::format("{} is no pontoon train", who)}};
  }
  return order.kind == OrderKind::bridge ? objections_to_building(theatre, state, order, *train)
                                         : objections_to_taking_up(theatre, state, *train);
}

std::vector<Event> bridge_order(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  const bool building = order.order.kind == OrderKind::bridge;
  std::vector<Objection> objections = bridge_objections(theatre, state, order.order);
  const Piece* train = find_piece(state, order.order.subject);
  if (building && train != nullptr)
    if (const std::string tired = tired_of_marching(state, *train); !tired.empty()) object(objections, tired);
  if (!objections.empty()) return {not_carried_out(state, order, objections)};
  std::vector<Event> events =
      building ? begin_building(theatre, state, order.order, *train) : begin_taking_up(theatre, state, *train);
  for (Event& event : events) event.cause = cause_of(order);
  return events;
}

}  // namespace estafette::campaign
