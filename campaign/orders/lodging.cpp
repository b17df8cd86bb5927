#include "campaign/orders/lodging.hpp"

#include "campaign/orders/as_known.hpp"
#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/fortresses/fortress_objections.hpp"
#include "campaign/rules/marching/bridges.hpp"
#include "campaign/rules/marching/follow.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/piece_march.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/bases.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/telling/telling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

bool is_march(OrderKind kind) {
  return kind == OrderKind::march || kind == OrderKind::force_march;
}

Objections to_marching(const Theatre& theatre, const State& state, const Order& order) {
  const bool forced = order.kind == OrderKind::force_march;
  if (const Piece* piece = find_piece(state, order.subject))
    return piece_objections(theatre, state, *piece, order.way, forced);
  return objections(theatre, state, *find_force(state, order.subject), order.way, forced);
}

/// A garrison that would be left behind: only a fortress takes one.
Objections to_withdrawing(const Theatre& theatre, const Order& order) {
  if (order.place.slug.empty() || theatre.node(order.place).settlement == map::Settlement::fortress) return {};
  return {{"2.3.1", says("no fortress", {{"at", theatre.node(order.place)}})}};
}

Objections to_the_guns_from(const State& state, const Order& order) {
  const Force& force = *find_force(state, order.subject);
  if (force.duty == Duty::field) return {};
  return {{"2.3.1", busy_with(force)}};
}

/// Only the length is checked: whether it follows a victory is for the umpire to say.
Objections to_exploiting(const State& state, const Order& order) {
  if (const Piece* piece = find_piece(state, order.subject))
    return {{"5.5.2.1", says("no troops to exploit a victory", {{"who", *piece}})}};
  if (order.way.size() <= 2) return {};
  return {{"5.5.2.1", says("exploit march too long", {{"nodes", static_cast<int>(order.way.size()) - 1}})}};
}

Objections to_bridging(const Theatre& theatre, const State& state, const Order& order) {
  Objections found = bridge_objections(theatre, state, order);
  const Piece* train = find_piece(state, order.subject);
  const Force* with = train != nullptr ? find_force(state, train->with) : nullptr;
  if (with != nullptr && with->marched > 0)
    found.push_back({"5.2", says("marches instead of bridging", {{"train", *train}, {"with", *with}})});
  return found;
}

Objections objections_on(const Theatre& theatre, const State& state, const Order& order) {
  switch (order.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
      return to_marching(theatre, state, order);
    case OrderKind::follow:
      return follow_objections(state, order);
    case OrderKind::withdraw_if_attacked:
      return to_withdrawing(theatre, order);
    case OrderKind::garrison:
    case OrderKind::leave_garrison:
    case OrderKind::invest:
    case OrderKind::besiege:
    case OrderKind::lift_siege:
      return fortress_objections(theatre, state, order);
    case OrderKind::bridge:
    case OrderKind::take_up_bridge:
      return to_bridging(theatre, state, order);
    case OrderKind::march_to_the_guns:
      return to_the_guns_from(state, order);
    case OrderKind::exploit:
      return to_exploiting(state, order);
    case OrderKind::base_on:
      return base_objections(theatre, state, order);
    case OrderKind::stand:
      return {};
    default:
      return organisation_objections(theatre, state, order);
  }
}

Event change(const State& state, Change what) {
  Event event;
  event.turn = state.turn;
  event.change = std::move(what);
  return event;
}

bool makes_other_forces(const Event& event) {
  return std::holds_alternative<Detached>(event.change) || std::holds_alternative<Attached>(event.change) ||
         std::holds_alternative<CorpsFormed>(event.change) || std::holds_alternative<Removed>(event.change);
}

std::vector<Event> marched(const Theatre& theatre, const State& state, const Order& order) {
  for (std::size_t i = 1; i < order.way.size(); ++i)
    if (!stretch(theatre, state, order.way[i - 1], order.way[i])) return {};
  if (const Piece* piece = find_piece(state, order.subject)) return piece_march(theatre, state, *piece, order.way);
  const Force& force = *find_force(state, order.subject);
  if (order.way.size() < 2 || order.way.front() != force.at) return {};
  const MarchCost cost = march_cost(theatre, state, force, order.way, order.kind == OrderKind::force_march);
  return {change(state, Moved{force.id, order.way, cost.spent, false, false})};
}

}  // namespace

Lodging::Lodging(const Theatre& theatre, const State& state, Side side)
    : theatre_(&theatre), side_(side), now_(state), known_(as_known(state, side, known_enemy(theatre, state, side))) {
  if (state.pause)
    open_ = choices(theatre, state);
  else
    happen({change(now_, TurnBegan{})});
  now_.orders.clear();
  known_.orders.clear();
  for (const LodgedOrder& lodged : state.orders) {
    if (before_the_pause(state, lodged)) continue;
    now_.orders.push_back(lodged);
    const Order& order = lodged.order;
    const Force* force = find_force(now_, order.subject);
    if (lodged.side == side_) {
      known_.orders.push_back(lodged);
      if (force != nullptr || find_piece(now_, order.subject) != nullptr) happen(effects(lodged));
    } else if (force != nullptr && !order.divisions.empty() && objections_on(*theatre_, now_, order).empty()) {
      // Whoever leaves first has the plain id, whatever the side knows of it.
      for (const Event& event : detach(*theatre_, now_, *force, order.divisions, {})) {
        apply(now_, event);
        known_.pieces.push_back(nowhere(std::get<Detached>(event.change).as, lodged.side));
      }
    }
  }
}

std::vector<Objection> Lodging::on(const State& state, const Order& order) const {
  if (open_)
    if (std::vector<Objection> found = answer_objections(*theatre_, state, *open_, order); !found.empty()) return found;
  return objections_on(*theatre_, state, order);
}

std::vector<Objection> Lodging::against(const Order& order) const {
  return on(known_, order);
}

std::vector<Objection> Lodging::in_truth(const Order& order) const {
  return on(now_, order);
}

std::vector<Event> Lodging::effects(const LodgedOrder& lodged) const {
  if (!lodged.order.if_empty.slug.empty() || !lodged.order.unless_empty.slug.empty()) return {};  // who knows
  const Order order =
      lodged.order.kind == OrderKind::follow ? march_after(*theatre_, known_, lodged.order) : lodged.order;
  const bool march = is_march(order.kind);
  if (!march && !objections_on(*theatre_, known_, order).empty()) return {};
  switch (order.kind) {
    case OrderKind::march:
    case OrderKind::force_march:
      return marched(*theatre_, known_, order);
    case OrderKind::garrison:
    case OrderKind::leave_garrison:
    case OrderKind::invest:
    case OrderKind::besiege:
    case OrderKind::lift_siege:
      return take_duty(*theatre_, known_, *find_force(known_, order.subject), order.divisions, duty_of(order.kind), {});
    case OrderKind::bridge:
    case OrderKind::take_up_bridge:
      return bridge_order(*theatre_, known_, lodged);
    case OrderKind::attach:
    case OrderKind::detach:
    case OrderKind::form:
    case OrderKind::escort:
      return organisation_order(*theatre_, known_, lodged);
    default:
      return {};
  }
}

void Lodging::happen(const std::vector<Event>& events) {
  for (const Event& event : events) {
    apply(now_, event);
    apply(known_, event);
  }
}

std::string Lodging::how_far(Order order) const {
  if (!is_march(order.kind)) return {};
  Order forced = order;
  forced.kind = OrderKind::force_march;
  if (order.kind == OrderKind::march && against(forced).empty()) return "A force march would get it there";
  while (order.way.size() > 2) {
    order.way.pop_back();
    if (against(order).empty()) return fmt::format("It can get as far as {}", theatre_->name(order.way.back()));
  }
  return {};
}

Problem Lodging::refused(const Order& order, const std::vector<Objection>& against, const std::string& words) const {
  Discretion discretion;  // of names the side's state has only those that were reported
  discretion.counts_of_the_enemy = false;
  std::vector<std::string> rules;
  std::vector<std::string> reasons;
  for (const Objection& objection : against) {
    if (std::find(rules.begin(), rules.end(), objection.rule) == rules.end()) rules.push_back(objection.rule);
    reasons.push_back(tell(objection.reason, discretion));
  }
  if (const std::string advice = how_far(order); !advice.empty()) reasons.push_back(advice);
  return {"",
          0,
          "",
          words,
          fmt::format("an order that rule{} {} allow{}", rules.size() > 1 ? "s" : "", fmt::join(rules, ", "),
                      rules.size() > 1 ? "" : "s"),
          fmt::format("{}", fmt::join(reasons, ". "))};
}

bool Lodging::accept(const Order& order) {
  LodgedOrder lodged;
  lodged.sequence = ++now_.orders_so_far;
  lodged.side = side_;
  lodged.order = order;
  const std::vector<Event> events = effects(lodged);
  happen(events);
  known_.orders.push_back(lodged);
  now_.orders.push_back(std::move(lodged));
  return std::any_of(events.begin(), events.end(), makes_other_forces);
}

}  // namespace estafette::campaign
