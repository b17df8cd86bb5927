#include "campaign/rules/marching/march.hpp"

#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/marching/piece_march.hpp"
#include "campaign/rules/marching/truce.hpp"
#include "campaign/rules/marching/truce_terms.hpp"
#include "campaign/rules/marching/withdrawal.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <iterator>
#include <utility>

namespace estafette::campaign {
namespace {

/// A force on its way, from node to node. What has happened is in `events_`, and so is the state that it has led to;
/// the steps made since the last event become one event as soon as another event comes between.
class MarchingForce {
 public:
  MarchingForce(const Theatre& theatre, const State& state, const Force& force, bool forced)
      : theatre_(theatre), now_(state), force_(force), forced_(forced), way_({force.at}) {}

  std::vector<Event> march(const std::vector<NodeId>& way) {
    for (std::size_t i = 1; i < way.size() && !halted_; ++i) step(way[i]);
    if (now_.truce || !now_.truces.empty()) back_out_of_reach();
    tell_march();
    if (!stopped_by_.empty()) tell_stop();
    if (forced_ && way_.size() > 1) tell_fatigue();
    return std::move(events_);
  }

 private:
  void step(const NodeId& next) {
    std::vector<NodeId> way = way_;
    way.push_back(next);
    stopped_by_ = hindrances(way);
    halted_ = !stopped_by_.empty();
    if (halted_) return;
    drive_back_who_withdraws(next);
    const auto enemies = foes_at(now_, next, force_);
    met_ = enemies;
    met_ids_ = ids_of(enemies);
    halted_ = !enemies.empty();
    way_ = std::move(way);
    apply(now_, happens(now_, "", {}, Moved{force_.id, {way_[way_.size() - 2], next}}));
  }

  std::vector<Objection> hindrances(const std::vector<NodeId>& way) const {
    std::vector<Objection> found = to_last_step(theatre_, now_, force_, way);
    const std::optional<Stretch> road = stretch(theatre_, now_, way[way.size() - 2], way.back());
    if (!road) return found;
    if (const auto far = too_far(theatre_, now_, force_, way, forced_)) found.push_back(*far);
    const int own = divisions(now_, force_);
    if (const int room = room_on(now_, *road, force_.side); room < own && own <= capacity_for(now_, *road, force_.side))
      found.push_back(road_full(theatre_, now_, *road, room, force_));
    return in_order_of_rules(std::move(found));
  }

  void drive_back_who_withdraws(const NodeId& next) {
    std::vector<ForceId> willing;
    for (const Force* enemy : foes_at(now_, next, force_))
      if (will_withdraw(now_, *enemy)) willing.push_back(enemy->id);
    for (const ForceId& id : willing) {
      const std::vector<Event> withdrawal = withdraw(theatre_, now_, *find_force(now_, id), way_.back());
      if (withdrawal.empty()) continue;
      tell_march();
      for (const Event& event : withdrawal) apply(now_, event);
      events_.insert(events_.end(), withdrawal.begin(), withdrawal.end());
    }
  }

  /// In a truce, a column that has to stop goes back to where it is no closer to an enemy than it was at first, and on
  /// no line of supply of his.
  void back_out_of_reach() {
    if (given_by_the_terms(now_, force_, way_.back())) return;
    while (way_.size() > 1 && (on_the_enemys_line(now_, force_, way_.back()) ||
                               (!goes_back_by_the_terms(theatre_, now_, force_, way_) &&
                                closer_to_the_enemy(theatre_, now_, force_, way_.front(), way_.back()))))
      way_.pop_back();
  }

  /// The steps since the last event.
  void tell_march() {
    const std::vector<NodeId> leg(std::next(way_.begin(), static_cast<std::ptrdiff_t>(told_)), way_.end());
    if (leg.size() < 2) return;
    const MarchCost cost = march_cost(theatre_, now_, force_, way_, forced_);
    Moved moved{force_.id, leg, cost.spent - spent_, false, !met_ids_.empty()};
    events_.push_back(happens(now_, forced_ ? "2.1.2" : "2.1",
                              says("marches", {{"who", force_},
                                               {"forced", forced_},
                                               {"from", theatre_.node(leg.front())},
                                               {"between", between(theatre_, leg)},
                                               {"to", theatre_.node(leg.back())},
                                               {"spent", Nodes{cost.spent}},
                                               {"allowance", Nodes{cost.allowance}}}),
                              std::move(moved), {force_.id}, leg));
    if (!met_ids_.empty()) {
      events_.push_back(happens(now_, "1.2",
                                says("meets", {{"who", force_}, {"enemies", met_}, {"at", theatre_.node(leg.back())}}),
                                Told{}, {force_.id}, {leg.back()}));
      events_.back().forces.insert(events_.back().forces.end(), met_ids_.begin(), met_ids_.end());
    }
    spent_ = cost.spent;
    told_ = way_.size() - 1;
  }

  void tell_stop() {
    for (const Objection& objection : stopped_by_) {
      Saying said =
          way_.size() == 1
              ? says("does not march", {{"who", force_}, {"reason", objection.reason}})
              : says("stops", {{"who", force_}, {"at", theatre_.node(way_.back())}, {"reason", objection.reason}});
      events_.push_back(happens(now_, objection.rule, std::move(said), Told{}, {force_.id}, {way_.back()}));
    }
  }

  void tell_fatigue() {
    const Turn until{now_.turn.value + theatre_.rules.march.fatigue_turns};
    events_.push_back(happens(now_, "2.1.2", says("fatigued by a forced march", {{"who", force_}, {"until", until}}),
                              Fatigued{force_.id, until}, {force_.id}, {way_.back()}));
  }

  const Theatre& theatre_;
  State now_;
  const Force force_;  ///< as it set out
  const bool forced_;
  std::vector<NodeId> way_;  ///< what it has made
  std::size_t told_ = 0;     ///< index of the last node on it that an event has told
  int spent_ = 0;            ///< as told
  bool halted_ = false;
  std::vector<Objection> stopped_by_;
  Figure met_;  ///< the enemies at its last node
  std::vector<ForceId> met_ids_;
  std::vector<Event> events_;
};

std::vector<Event> does_not_march(const State& state, const Figure& who, const ForceId& id, const NodeId& at,
                                  const std::vector<Objection>& objections) {
  std::vector<Event> events;
  for (const Objection& objection : objections)
    events.push_back(happens(state, objection.rule,
                             says("does not march", {{"who", who}, {"reason", objection.reason}}), Told{}, {id}, {at}));
  return events;
}

std::vector<Event> march_of(const Theatre& theatre, const State& state, const Order& order) {
  const bool forced = order.kind == OrderKind::force_march;
  if (const Piece* piece = find_piece(state, order.subject)) {
    const std::vector<Objection> objections = piece_objections(theatre, state, *piece, order.way, forced);
    if (!objections.empty()) return does_not_march(state, *piece, piece->id, piece->at, objections);
    return piece_march(theatre, state, *piece, order.way);
  }
  const Force& force = *find_force(state, order.subject);
  const std::vector<Objection> objections = in_order_of_rules(to_setting_out(theatre, state, force, order.way, forced));
  if (!objections.empty()) return does_not_march(state, force, force.id, force.at, objections);
  return MarchingForce(theatre, state, force, forced).march(order.way);
}

}  // namespace

std::vector<Event> march(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  std::vector<Event> events = march_of(theatre, state, order.order);
  for (Event& event : events)
    if (!has_cause(event.cause)) event.cause = cause_of(order);
  return events;
}

}  // namespace estafette::campaign
