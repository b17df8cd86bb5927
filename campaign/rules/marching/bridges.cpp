#include "campaign/rules/marching/bridges.hpp"

#include "campaign/map/distance.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/riverbanks.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <algorithm>
#include <limits>

namespace estafette::campaign {
namespace {

/// Where a train is to work: on which river, or why it cannot.
struct Site {
  const map::River* river = nullptr;
  Saying objection;
};

Saying too_far(const map::Node& bank, const map::River& river, double km, double most) {
  return says("bank lies too far from the river",
              {{"bank", bank}, {"far", Kilometres{km}}, {"river", ProperName{river.name}}, {"most", Kilometres{most}}});
}

Saying objection_to(const Theatre& theatre, const map::River& river, const map::Node& near, const map::Node& far) {
  const double most = theatre.rules.bridge.to_river;
  for (const map::Node* bank : {&near, &far})
    if (const double km = map::approach(bank->at, river.course).km; km > most) return too_far(*bank, river, km, most);
  if (on_opposite_banks(river, near, far)) return {};
  return says("same bank", {{"near", near}, {"far", far}, {"river", ProperName{river.name}}});
}

/// The river that flows between the banks, or what forbids the one nearest to the train.
Site site(const Theatre& theatre, const map::Node& near, const map::Node& far) {
  Site found{nullptr, says("no river between", {{"near", near}, {"far", far}})};
  double nearest = std::numeric_limits<double>::infinity();
  for (const map::River& river : theatre.map.rivers) {
    const Saying objection = objection_to(theatre, river, near, far);
    if (objection.empty()) return {&river, {}};
    const double km = map::approach(near.at, river.course).km;
    if (km < nearest) found.objection = objection;
    nearest = std::min(nearest, km);
  }
  return found;
}

const NodeId& near_bank_of(const Order& order, const Piece& train) {
  return order.place.slug.empty() ? train.at : order.place;
}

void object(std::vector<Objection>& objections, const Saying& reason) {
  objections.push_back({"5.2", reason});
}

bool bridged(const State& state, const NodeId& a, const NodeId& b) {
  return std::any_of(state.bridges.begin(), state.bridges.end(), [&](const Bridge& bridge) {
    return road_key(bridge.near_bank, bridge.far_bank) == road_key(a, b);
  });
}

void want_escort(const Theatre& theatre, const State& state, const Piece& train, std::vector<Objection>& objections) {
  if (held_in_the_field(state, train.at, train.side)) return;
  object(objections, says("wants an escort", {{"train", train}, {"at", theatre.node(train.at)}}));
}

std::vector<Objection> objections_to_building(const Theatre& theatre, const State& state, const Order& order,
                                              const Piece& train) {
  std::vector<Objection> objections;
  if (const Bridge* bridge = bridge_of(state, train.id)) {
    object(objections,
           says("train lies in a bridge",
                {{"train", train}, {"from", theatre.node(bridge->near_bank)}, {"to", theatre.node(bridge->far_bank)}}));
    return objections;
  }
  const map::Node& near = theatre.node(near_bank_of(order, train));
  const map::Node& far = theatre.node(order.far_bank);
  if (near.id != train.at)
    object(objections, says("is elsewhere", {{"who", train}, {"at", theatre.node(train.at)}, {"there", near}}));
  if (bridged(state, near.id, far.id)) object(objections, says("bridged already", {{"from", near}, {"to", far}}));
  const double most = theatre.rules.bridge.longest;
  if (const double km = map::km_between(near.at, far.at); km > most)
    object(objections, says("banks lie too far apart",
                            {{"near", near}, {"far", far}, {"apart", Kilometres{km}}, {"most", Kilometres{most}}}));
  if (const Site where = site(theatre, near, far); where.river == nullptr) object(objections, where.objection);
  if (!forces_at(state, far.id, opponent(train.side)).empty())
    object(objections, says("far bank is held", {{"far", far}}));
  want_escort(theatre, state, train, objections);
  return objections;
}

std::vector<Objection> objections_to_taking_up(const Theatre& theatre, const State& state, const Piece& train) {
  std::vector<Objection> objections;
  const Bridge* bridge = bridge_of(state, train.id);
  if (bridge == nullptr) {
    object(objections, says("has built no bridge", {{"train", train}}));
  } else if (bridge->stage == BridgeStage::dismantling) {
    object(objections, says("bridge is being taken up", {{"train", train}}));
  } else {
    want_escort(theatre, state, train, objections);
  }
  return objections;
}

/// A bridge takes the whole turn, so a train that has marched cannot build one.
Saying tired_of_marching(const State& state, const Piece& train) {
  if (train.marched == 0) return {};
  const Force* with = find_force(state, train.with);
  const bool marched = with != nullptr && with->marched > 0;
  return says("has marched before bridging", {{"train", train}, {"with", marched ? Figure(*with) : Figure()}});
}

std::vector<Event> begin_building(const Theatre& theatre, const State& state, const Order& order, const Piece& train) {
  const map::Node& near = theatre.node(near_bank_of(order, train));
  const map::Node& far = theatre.node(order.far_bank);
  const Bridge bridge{train.id, near.id, far.id, site(theatre, near, far).river->name, BridgeStage::building};
  std::vector<Event> events;
  if (!train.with.slug.empty())
    events.push_back(happens(state, "5.2", says("unloads its boats", {{"train", train}, {"at", near}}),
                             PieceMoved{train.id, train.at, {}}, {train.id, train.with}, {train.at}));
  events.push_back(happens(
      state, "5.2",
      says("begins a bridge", {{"train", train}, {"river", ProperName{bridge.river}}, {"from", near}, {"to", far}}),
      BridgeSet{train.id, bridge}, {train.id}, {near.id, far.id}));
  return events;
}

std::vector<Event> begin_taking_up(const Theatre& theatre, const State& state, const Piece& train) {
  Bridge bridge = *bridge_of(state, train.id);
  bridge.stage = BridgeStage::dismantling;
  return {happens(state, "5.2",
                  says("begins to take up a bridge", {{"train", train},
                                                      {"river", ProperName{bridge.river}},
                                                      {"from", theatre.node(bridge.near_bank)},
                                                      {"to", theatre.node(bridge.far_bank)}}),
                  BridgeSet{train.id, bridge}, {train.id}, {bridge.near_bank, bridge.far_bank})};
}

}  // namespace

std::vector<Objection> bridge_objections(const Theatre& theatre, const State& state, const Order& order) {
  const Piece* train = find_piece(state, order.subject);
  if (train == nullptr || train->kind != PieceKind::pontoon_train) {
    const Force* force = find_force(state, order.subject);
    const std::string who = train != nullptr ? train->name : force != nullptr ? force->name : order.subject.slug;
    return {{"5.2", says("no pontoon train", {{"who", NamedForce{order.subject, who}}})}};
  }
  return order.kind == OrderKind::bridge ? objections_to_building(theatre, state, order, *train)
                                         : objections_to_taking_up(theatre, state, *train);
}

std::vector<Event> bridge_order(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  const bool building = order.order.kind == OrderKind::bridge;
  std::vector<Objection> objections = bridge_objections(theatre, state, order.order);
  const Piece* train = find_piece(state, order.order.subject);
  if (building && train != nullptr)
    if (const Saying tired = tired_of_marching(state, *train); !tired.empty()) object(objections, tired);
  if (!objections.empty()) return {not_carried_out(state, order, objections)};
  std::vector<Event> events =
      building ? begin_building(theatre, state, order.order, *train) : begin_taking_up(theatre, state, *train);
  for (Event& event : events) event.cause = cause_of(order);
  return events;
}

}  // namespace estafette::campaign
