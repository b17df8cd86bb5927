#include "campaign/rules/fortress.hpp"

#include "campaign/rules/organisation.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace estafette::campaign {
namespace {

/// How many MDs of the force an order means: those that it names, or all.
int divisions_meant(const Force& force, const Order& order) {
  return order.divisions.empty() ? divisions(force) : static_cast<int>(order.divisions.size());
}

/// What forbids one order about a fortress.
class FortressCheck {
 public:
  FortressCheck(const Theatre& theatre, const State& state, const Order& order)
      : theatre_(theatre), state_(state), order_(order), force_(*find_force(state, order.subject)) {}

  std::vector<Objection> all() {
    switch (order_.kind) {
      case OrderKind::garrison:
        to_garrison();
        break;
      case OrderKind::leave_garrison:
        to_leave();
        break;
      case OrderKind::invest:
        to_invest(false);
        break;
      case OrderKind::besiege:
        to_invest(true);
        break;
      default:
        to_lift();
        break;
    }
    return objections_;
  }

 private:
  void object(const std::string& reason) { objections_.push_back({"2.3.1", reason}); }
  [[nodiscard]] std::string at() const { return theatre_.name(order_.place); }
  [[nodiscard]] int enemy_garrison() const { return garrison_of(state_, order_.place, opponent(force_.side)); }

  bool at_a_fortress() {
    if (theatre_.node(order_.place).settlement != map::Settlement::fortress) {
      object(fmt::format("{} is no fortress", at()));
    } else if (force_.at != order_.place) {
      object(fmt::format("{} is at {}, not at {}", force_.name, theatre_.name(force_.at), at()));
    }
    return objections_.empty();
  }

  void to_garrison() {
    if (!at_a_fortress()) return;
    if (force_.duty == Duty::garrison) object(fmt::format("{} is the garrison of {} already", force_.name, at()));
    if (enemy_garrison() > 0) object(fmt::format("{} is held by the enemy", at()));
  }

  void to_leave() {
    if (force_.duty != Duty::garrison) {
      object(fmt::format("{} is no garrison", force_.name));
      return;
    }
    if (state_.truce) return;  // 4.2: garrisoned fortresses may be vacated during a truce
    if (force_.tied_until >= state_.turn)
      objections_.push_back({"4.1", fmt::format("{} recovers in {} until the end of turn {}", force_.name,
                                                theatre_.name(force_.at), force_.tied_until.value)});
    if (investors_of(state_, force_.at, opponent(force_.side)) >= garrison_of(state_, force_.at, force_.side))
      object(fmt::format("{} is invested by as many as its garrison has", theatre_.name(force_.at)));
    if (!has_a_way_out())
      object(fmt::format("{} has no open line to another fortress of its side", theatre_.name(force_.at)));
  }

  /// "They may only leave when they possess an open LoCS to the rear": to another garrisoned fortress, past no enemy.
  [[nodiscard]] bool has_a_way_out() const {
    std::vector<NodeId> held;
    for (const Force& other : state_.forces)
      if (other.side != force_.side && other.duty != Duty::garrison) held.push_back(other.at);
    return std::any_of(state_.forces.begin(), state_.forces.end(), [&](const Force& other) {
      const bool depot = other.side == force_.side && other.duty == Duty::garrison && other.at != force_.at;
      if (!depot || std::find(held.begin(), held.end(), other.at) != held.end()) return false;
      return !shortest_way(theatre_, state_, force_.side, force_.at, other.at, held).empty();
    });
  }

  void to_invest(bool besiege) {
    if (!at_a_fortress()) return;
    const int garrison = enemy_garrison();
    if (garrison == 0) {
      object(fmt::format("no enemy garrison holds {}", at()));
      return;
    }
    if (force_.duty == Duty::garrison) object(fmt::format("{} is a garrison itself", force_.name));
    const int already = force_.duty == Duty::field
                            ? investors_of(state_, order_.place, force_.side)
                            : investors_of(state_, order_.place, force_.side) - divisions(force_);
    const int there = already + divisions_meant(force_, order_);
    if (there < garrison)
      object(fmt::format("{} MD cannot invest a garrison of {}: as many are needed", there, garrison));
    if (besiege && there <= garrison)
      object(fmt::format("{} MD cannot besiege a garrison of {}: more are needed", there, garrison));
  }

  void to_lift() {
    if (force_.duty != Duty::investing && force_.duty != Duty::besieging)
      object(fmt::format("{} invests no fortress", force_.name));
  }

  const Theatre& theatre_;
  const State& state_;
  const Order& order_;
  const Force& force_;
  std::vector<Objection> objections_;
};

Duty duty_after(OrderKind kind) {
  switch (kind) {
    case OrderKind::garrison:
      return Duty::garrison;
    case OrderKind::invest:
      return Duty::investing;
    case OrderKind::besiege:
      return Duty::besieging;
    default:
      return Duty::field;
  }
}

std::string said_of(const Theatre& theatre, const Force& force, Duty duty, OrderKind kind) {
  const std::string place = theatre.name(force.at);
  switch (duty) {
    case Duty::garrison:
      return fmt::format("{} garrisons {}", force.name, place);
    case Duty::investing:
      return fmt::format("{} invests {}", force.name, place);
    case Duty::besieging:
      return fmt::format("{} besieges {}", force.name, place);
    case Duty::field:
      break;
  }
  return kind == OrderKind::leave_garrison ? fmt::format("{} leaves {} and takes the field", force.name, place)
                                           : fmt::format("{} no longer invests {}", force.name, place);
}

}  // namespace

std::vector<Objection> fortress_objections(const Theatre& theatre, const State& state, const Order& order) {
  if (find_force(state, order.subject) == nullptr) return {{"2.3.1", "only troops can do that"}};
  return FortressCheck(theatre, state, order).all();
}

std::vector<Event> fortress_order(const Theatre& theatre, const State& state, const LodgedOrder& lodged,
                                  DiceCup& dice) {
  const Order& order = lodged.order;
  const std::vector<Objection> against = fortress_objections(theatre, state, order);
  if (!against.empty()) return {not_carried_out(state, lodged, against)};
  State now = state;
  std::vector<Event> events;
  const auto happen = [&](const Event& event) {
    apply(now, event);
    events.push_back(event);
  };
  const Force& whole = *find_force(state, order.subject);
  std::vector<ForceId> meant = {whole.id};
  if (!order.divisions.empty() && static_cast<int>(order.divisions.size()) < divisions(whole)) {
    meant.clear();
    for (const Event& event : detach(theatre, now, whole, order.divisions, cause_of(lodged))) {
      if (const auto* detached = std::get_if<Detached>(&event.change)) meant.push_back(detached->as);
      happen(event);
    }
  }
  const Duty duty = duty_after(order.kind);
  for (const ForceId& id : meant) {
    const Force& force = *find_force(now, id);
    Event event = happens(now, "2.3.1", said_of(theatre, force, duty, order.kind), DutyTaken{id, duty, Turn{0}}, {id},
                          {force.at});
    event.cause = cause_of(lodged);
    happen(event);
  }
  if (order.kind == OrderKind::besiege)
    happen(siege_begins(theatre, now, order.place, whole.side, cause_of(lodged), dice));
  return events;
}

}  // namespace estafette::campaign
