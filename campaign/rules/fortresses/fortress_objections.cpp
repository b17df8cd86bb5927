#include "campaign/rules/fortresses/fortress_objections.hpp"

#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace estafette::campaign {
namespace {

/// Gathers why an order of this chapter cannot be carried out. Nearly all is under one rule.
class Fortress {
 public:
  Fortress(const Theatre& theatre, const State& state, const Order& order, const Force& force)
      : theatre_(theatre), state_(state), order_(order), force_(force), enemy_(opponent(force.side)) {}

  std::vector<Objection> objections() && {
    named_divisions();
    switch (order_.kind) {
      case OrderKind::garrison:
        at_a_fortress();
        in_the_field_itself();
        if (enemy_garrison() > 0) object("{} has an enemy garrison", where());
        break;
      case OrderKind::leave_garrison:
        to_leaving();
        break;
      case OrderKind::lift_siege:
        if (force_.duty != Duty::investing && force_.duty != Duty::besieging)
          object("{} neither invests nor besieges a fortress", force_.name);
        break;
      default:
        to_investing();
        break;
    }
    return std::move(found_);
  }

 private:
  template <typename... Args>
  void object(fmt::format_string<Args...> reason, Args&&... args) {
    found_.push_back({"2.3.1", fmt::format(reason, std::forward<Args>(args)...)});
  }

  const NodeId& place() const { return order_.place.slug.empty() ? force_.at : order_.place; }
  const std::string& where() const { return theatre_.name(place()); }
  int enemy_garrison() const { return garrison_of(state_, place(), enemy_); }

  void named_divisions() {
    const std::vector<const Formation*> own = divisions_of(force_);
    for (const std::string& id : order_.divisions)
      if (std::none_of(own.begin(), own.end(), [&](const Formation* one) { return one->id == id; }))
        object("{} has no division \"{}\"", force_.name, id);
  }

  void at_a_fortress() {
    if (theatre_.node(place()).settlement != map::Settlement::fortress) object("{} is no fortress", where());
    if (place() != force_.at) object("{} is at {}, not at {}", force_.name, theatre_.name(force_.at), where());
  }

  void in_the_field_itself() {
    if (force_.duty == Duty::field) return;
    if (force_.duty == Duty::garrison)
      object("{} is in garrison already", force_.name);
    else
      object("{} is {} {}; it must lift that first", force_.name, to_string(force_.duty), theatre_.name(force_.at));
  }

  /// A force that is to stand for the whole of it takes as many MDs to the fortress as the order names.
  int ordered() const {
    const std::set<std::string> named(order_.divisions.begin(), order_.divisions.end());
    return named.empty() ? divisions(force_) : static_cast<int>(named.size());
  }

  /// MDs of the side that stand before the fortress or could: whoever garrisons another's part is not among them.
  int before_it() const {
    int all = investors_of(state_, place(), force_.side);
    for (const Force* friendly : forces_at(state_, place(), force_.side, Duty::field))
      if (friendly->id != force_.id) all += divisions(*friendly);
    return force_.duty == Duty::field ? all + ordered() : all;
  }

  void to_investing() {
    at_a_fortress();
    const bool siege = order_.kind == OrderKind::besiege;
    const bool presses_on = siege && force_.duty == Duty::investing;
    if (!presses_on) in_the_field_itself();
    const int garrison = enemy_garrison();
    if (place() == force_.at && garrison == 0) object("{} has no enemy garrison", where());
    if (place() == force_.at && garrison > 0) enough(siege, garrison);
    if (const auto field = in_the_field(state_, place(), enemy_); place() == force_.at && !field.empty())
      found_.push_back({"5.5", fmt::format("{} {} in the field at {} and must be fought first", names_of(field),
                                           field.size() == 1 ? "stands" : "stand", where())});
    if (state_.truce)
      found_.push_back({"4.2", fmt::format("There is a truce until turn {}; no fortress is newly shut in",
                                           state_.truce->until.value)});
  }

  /// An investment may grow by one force after the other; a siege has its time limit at once, so all must be there.
  void enough(bool siege, int garrison) {
    if (!siege && before_it() < garrison)
      object("{} has a garrison of {}; as many are needed to invest it, and {} would be there", where(), mds(garrison),
             before_it());
    const int besiegers = investors_of(state_, place(), force_.side) + (force_.duty == Duty::field ? ordered() : 0);
    if (siege && besiegers <= garrison)
      object("{} has a garrison of {}; more are needed to besiege it, and {} would do so", where(), mds(garrison),
             besiegers);
  }

  void to_leaving() {
    if (force_.duty != Duty::garrison) {
      object("{} is in no garrison", force_.name);
      return;
    }
    if (force_.tied_until >= state_.turn)
      found_.push_back(
          {"4.1", fmt::format("{} must stay in garrison until turn {} is over", force_.name, force_.tied_until.value)});
    if (state_.truce) return;
    int shutting_in = 0;
    for (const Force* enemy : in_the_field(state_, force_.at, enemy_)) shutting_in += divisions(*enemy);
    const int garrison = garrison_of(state_, force_.at, force_.side);
    if (shutting_in >= garrison)
      object("{} is shut in with {} by {} of the enemy", theatre_.name(force_.at), mds(garrison), mds(shutting_in));
    else if (!line_to_another_depot())
      object("{} has no open line from {} to another garrisoned fortress of its side", force_.name,
             theatre_.name(force_.at));
  }

  bool line_to_another_depot() const {
    std::vector<NodeId> held;
    for (const Force& enemy : state_.forces)
      if (enemy.side == enemy_ && enemy.at != force_.at) held.push_back(enemy.at);
    const auto is_held = [&](const NodeId& node) { return std::find(held.begin(), held.end(), node) != held.end(); };
    return std::any_of(state_.forces.begin(), state_.forces.end(), [&](const Force& other) {
      const bool depot = other.side == force_.side && other.duty == Duty::garrison && other.at != force_.at;
      return depot && !is_held(other.at) &&
             !shortest_way(theatre_, state_, force_.side, force_.at, other.at, held).empty();
    });
  }

  const Theatre& theatre_;
  const State& state_;
  const Order& order_;
  const Force& force_;
  const Side enemy_;
  std::vector<Objection> found_;
};

}  // namespace

std::vector<Objection> fortress_objections(const Theatre& theatre, const State& state, const Order& order) {
  const Force* force = find_force(state, order.subject);
  if (force == nullptr) {
    const Piece* piece = find_piece(state, order.subject);
    return {{"2.3.1", fmt::format("{} is no force of divisions (MD)", piece ? piece->name : order.subject.slug)}};
  }
  return Fortress(theatre, state, order, *force).objections();
}

bool invested_by(const State& state, const NodeId& fortress, Side side) {
  const int garrison = garrison_of(state, fortress, opponent(side));
  return garrison > 0 && investors_of(state, fortress, side) >= garrison;
}

}  // namespace estafette::campaign
