#include "campaign/rules/tell.hpp"

#include "campaign/rules/objection.hpp"
#include "converter/orbat/totals.hpp"

#include <iterator>
#include <utility>

namespace estafette::campaign {

Event happens(const State& state, const std::string& rule, Saying said, Change change, std::vector<ForceId> forces,
              std::vector<NodeId> places) {
  Event event;
  event.turn = state.turn;
  event.rule = rule;
  event.said = std::move(said);
  event.forces = std::move(forces);
  event.places = std::move(places);
  event.change = std::move(change);
  return event;
}

Cause cause_of(const LodgedOrder& order) {
  return ByOrder{order.sequence, order.text};
}

Event not_carried_out(const State& state, const LodgedOrder& order, const std::vector<Objection>& objections) {
  Event event = happens(state, objections.front().rule, says("not carried out", {{"reasons", reasons(objections)}}),
                        Told{}, {order.order.subject});
  if (!order.order.other.slug.empty()) event.forces.push_back(order.order.other);
  event.cause = cause_of(order);
  return event;
}

Figure figures_of(const Theatre& theatre, const std::vector<NodeId>& nodes) {
  SeveralFigures places;
  for (const NodeId& node : nodes) places.emplace_back(theatre.node(node));
  return places;
}

Figure between(const Theatre& theatre, const std::vector<NodeId>& way) {
  if (way.size() < 3) return SeveralFigures();
  return figures_of(theatre, {std::next(way.begin()), std::prev(way.end())});
}

Saying strong(const Force& force) {
  const Totals all = totals(force.troops);
  return says("with its strength", {{"who", force}, {"men", all.men()}, {"guns", all.guns}});
}

NamedSide named(const Theatre& theatre, Side side) {
  return {side, theatre.rules.sides[side].said};
}

std::optional<NamedSide> named(const Theatre& theatre, std::optional<Side> side) {
  return side ? std::optional<NamedSide>(named(theatre, *side)) : std::nullopt;
}

Saying passes_to(const Theatre& theatre, const NodeId& place, std::optional<Side> owner) {
  const map::Node& node = theatre.node(place);
  return owner ? says("passes", {{"place", node}, {"from", Figure()}, {"to", named(theatre, *owner)}})
               : says("passes to nobody", {{"place", node}});
}

Saying doing(Duty duty) {
  switch (duty) {
    case Duty::garrison:
      return says("in garrison");
    case Duty::investing:
      return says("investing");
    case Duty::besieging:
      return says("besieging");
    case Duty::field:
      break;
  }
  return says("in the field");
}

Saying busy_with(const Force& force) {
  return says("is busy", {{"who", force}, {"duty", doing(force.duty)}});
}

std::vector<ForceId> ids_of(const std::vector<const Force*>& forces) {
  std::vector<ForceId> ids;
  for (const Force* force : forces) ids.push_back(force->id);
  return ids;
}

}  // namespace estafette::campaign
