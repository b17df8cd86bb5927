#include "campaign/rules/fortresses/fortress_objections.hpp"

#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/escort.hpp"
#include "campaign/rules/organisation/organisation.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

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
        if (enemy_garrison() > 0) object(says("has an enemy garrison", {{"at", where()}}));
        if (place() == force_.at && ordered() >= divisions(state_, force_))
          for (Objection& alone : to_leaving_a_train(theatre_, state_, force_)) found_.push_back(std::move(alone));
        break;
      case OrderKind::leave_garrison:
        to_leaving();
        break;
      case OrderKind::lift_siege:
        if (force_.duty != Duty::investing && force_.duty != Duty::besieging)
          object(says("before no fortress", {{"who", force_}}));
        break;
      default:
        to_investing();
        break;
    }
    return std::move(found_);
  }

 private:
  void object(Saying reason) { found_.push_back({"2.3.1", std::move(reason)}); }

  const NodeId& place() const { return order_.place.slug.empty() ? force_.at : order_.place; }
  const map::Node& where() const { return theatre_.node(place()); }
  int enemy_garrison() const { return garrison_of(state_, place(), enemy_); }

  void named_divisions() { found_ = no_divisions(state_, force_, order_.divisions, "2.3.1"); }

  void at_a_fortress() {
    if (theatre_.node(place()).settlement != map::Settlement::fortress) object(says("no fortress", {{"at", where()}}));
    if (place() != force_.at)
      object(says("is elsewhere", {{"who", force_}, {"at", theatre_.node(force_.at)}, {"there", where()}}));
  }

  void in_the_field_itself() {
    if (force_.duty == Duty::field) return;
    if (force_.duty == Duty::garrison)
      object(says("in garrison already", {{"who", force_}}));
    else
      object(says("must lift that first",
                  {{"who", force_}, {"duty", doing(force_.duty)}, {"at", theatre_.node(force_.at)}}));
  }

  /// A force that is to stand for the whole of it takes as many MDs to the fortress as the order names.
  int ordered() const {
    const std::set<std::string> named(order_.divisions.begin(), order_.divisions.end());
    if (named.empty()) return divisions(state_, force_);
    const auto own = divisions_of(state_, force_);
    return static_cast<int>(std::count_if(own.begin(), own.end(), [&](const Formation* division) {
      return named.contains(division->id) && !without_a_man(*division);
    }));
  }

  /// MDs of the side that stand before the fortress or could: whoever garrisons another's part is not among them.
  int before_it() const {
    int all = investors_of(state_, place(), force_.side);
    for (const Force* friendly : forces_at(state_, place(), force_.side, Duty::field))
      if (friendly->id != force_.id) all += divisions(state_, *friendly);
    return force_.duty == Duty::field ? all + ordered() : all;
  }

  void to_investing() {
    at_a_fortress();
    const bool siege = order_.kind == OrderKind::besiege;
    const bool presses_on = siege && force_.duty == Duty::investing;
    if (!presses_on) in_the_field_itself();
    const int garrison = enemy_garrison();
    if (place() == force_.at && garrison == 0) object(says("has no enemy garrison", {{"at", where()}}));
    if (place() == force_.at && garrison > 0) enough(siege, garrison);
    if (const auto field = in_the_field(state_, place(), enemy_); place() == force_.at && !field.empty())
      found_.push_back({"5.5", says("must be fought first", {{"enemies", field}, {"at", where()}})});
    if (const Truce* truce = truce_with_the_garrison())
      found_.push_back({"4.2", says("truce shuts nobody in", {{"until", truce->until}})});
  }

  const Truce* truce_with_the_garrison() const {
    for (const Force* garrison : forces_at(state_, place(), enemy_, Duty::garrison))
      if (const Truce* truce = truce_between(state_, force_, *garrison)) return truce;
    return truce_of(state_, force_);
  }

  /// An investment may grow force by force; a siege gets its time limit at once, so all must be there.
  void enough(bool siege, int garrison) {
    if (!siege && before_it() < garrison)
      object(says("too few to invest",
                  {{"at", where()}, {"garrison", Divisions{garrison}}, {"there", Divisions{before_it()}}}));
    const int besiegers = investors_of(state_, place(), force_.side) + (force_.duty == Duty::field ? ordered() : 0);
    if (siege && besiegers <= garrison)
      object(says("too few to besiege",
                  {{"at", where()}, {"garrison", Divisions{garrison}}, {"there", Divisions{besiegers}}}));
  }

  void to_leaving() {
    if (force_.duty != Duty::garrison) {
      object(says("in no garrison", {{"who", force_}}));
      return;
    }
    if (force_.tied_until >= state_.turn)
      found_.push_back({"4.1", says("must stay in garrison", {{"who", force_}, {"until", force_.tied_until}})});
    const bool joins_those_outside = held_in_the_field(state_, force_.at, force_.side);  // 5.5
    if (truce_of(state_, force_) != nullptr || joins_those_outside) return;
    int shutting_in = 0;
    for (const Force* enemy : foes_at(state_, force_.at, force_)) shutting_in += divisions(state_, *enemy);
    const int garrison = garrison_of(state_, force_.at, force_.side);
    if (shutting_in >= garrison)
      object(says(
          "is shut in",
          {{"at", theatre_.node(force_.at)}, {"garrison", Divisions{garrison}}, {"enemy", Divisions{shutting_in}}}));
    else if (shutting_in > 0)
      object(says("garrison begins no battle", {{"who", force_}, {"at", theatre_.node(force_.at)}}));
    else if (!line_to_another_depot())
      object(says("no line to another depot", {{"who", force_}, {"at", theatre_.node(force_.at)}}));
  }

  bool line_to_another_depot() const {
    std::vector<NodeId> held;
    for (const Force& enemy : state_.forces)
      if (enemy.side == enemy_ && enemy.at != force_.at && !without_a_man(enemy)) held.push_back(enemy.at);
    const auto is_held = [&](const NodeId& node) { return std::find(held.begin(), held.end(), node) != held.end(); };
    return std::any_of(state_.forces.begin(), state_.forces.end(), [&](const Force& other) {
      const bool depot =
          other.side == force_.side && other.duty == Duty::garrison && other.at != force_.at && !without_a_man(other);
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
    return {{"2.3.1", says("no force of divisions",
                           {{"who", NamedForce{order.subject, piece ? piece->name : order.subject.slug}}})}};
  }
  return Fortress(theatre, state, order, *force).objections();
}

}  // namespace estafette::campaign
