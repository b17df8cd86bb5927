#include "campaign/rules/march.hpp"

#include "campaign/rules/piece_march.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/rules/withdrawal.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <iterator>

namespace estafette::campaign {
namespace {

/// One force on its way, node by node.
class Marcher {
 public:
  Marcher(const Theatre& theatre, State state, const LodgedOrder& order)
      : theatre_(theatre), now_(std::move(state)), order_(order), id_(order.order.subject) {}

  std::vector<Event> go() {
    const bool forced = order_.order.kind == OrderKind::force_march;
    const std::vector<Objection> against = objections(theatre_, now_, force(), order_.order.way, forced);
    if (!against.empty()) return {not_carried_out(now_, order_, against)};
    leg_ = {force().at};
    for (std::size_t i = 1; i < order_.order.way.size() && step(order_.order.way[i]); ++i) {
    }
    finish_leg(false);
    if (forced && !walked_.empty()) tire();
    return std::move(events_);
  }

 private:
  [[nodiscard]] const Force& force() const { return *find_force(now_, id_); }

  /// One node further; false if the march ends here or there.
  bool step(const NodeId& next) {
    const Stretch road = stretch(theatre_, now_, leg_.back(), next).value();
    if (room_on(now_, road) < divisions(force())) {
      finish_leg(false);
      tell("2.1", fmt::format("{} halts at {}: the road to {} has room for {} MD more this half-week, and it has {}",
                              force().name, theatre_.name(leg_.back()), theatre_.name(next), room_on(now_, road),
                              divisions(force())));
      return false;
    }
    if (held_in_the_field(now_, next, opponent(force().side))) {
      finish_leg(false);
      clear_the_way(next);
      if (held_in_the_field(now_, next, opponent(force().side))) {
        leg_.push_back(next);
        finish_leg(true);
        return false;
      }
    }
    leg_.push_back(next);
    return true;
  }

  /// Whoever was told to withdraw does, before the marcher arrives (5.5). If one stays, all have to be met; those who
  /// were told to go are gone all the same.
  void clear_the_way(const NodeId& next) {
    for (const ForceId& id : ids_of(forces_at(now_, next, opponent(force().side)))) {
      const Force& enemy = *find_force(now_, id);
      if (will_withdraw(now_, enemy)) happen(withdraw(theatre_, now_, enemy, leg_.back()));
    }
  }

  void finish_leg(bool into_enemy) {
    if (leg_.size() < 2) return;
    std::vector<NodeId> whole = walked_;
    if (whole.empty()) whole.push_back(leg_.front());
    whole.insert(whole.end(), std::next(leg_.begin()), leg_.end());
    const int spent = march_cost(theatre_, now_, force(), whole, false).spent - force().marched;
    std::vector<std::string> names;
    for (const NodeId& node : leg_) names.push_back(theatre_.name(node));
    const std::string verb = order_.order.kind == OrderKind::force_march ? "force marches" : "marches";
    Event event = happens(
        now_, into_enemy ? "5.5" : "2.1",
        fmt::format("{} {} {}{}", force().name, verb, fmt::join(names, " - "),
                    into_enemy ? " and meets the enemy there" : ""),
        Moved{.force = id_, .way = leg_, .spent = spent, .withdrawing = false, .into_enemy = into_enemy}, {id_}, leg_);
    event.cause = cause_of(order_);
    happen({event});
    walked_ = whole;
    leg_ = {force().at};
  }

  void tire() {
    const Turn until{now_.turn.value + theatre_.rules.march.fatigue_turns};
    Event event =
        happens(now_, "2.1.2", fmt::format("{} is fatigued until the end of turn {}", force().name, until.value),
                Fatigued{id_, until}, {id_}, {force().at});
    event.cause = cause_of(order_);
    happen({event});
  }

  void tell(const std::string& rule, const std::string& sentence) {
    Event event = happens(now_, rule, sentence, Told{}, {id_}, {leg_.back()});
    event.cause = cause_of(order_);
    happen({event});
  }

  void happen(std::vector<Event> events) {
    for (const Event& event : events) apply(now_, event);
    std::move(events.begin(), events.end(), std::back_inserter(events_));
  }

  const Theatre& theatre_;
  State now_;
  const LodgedOrder& order_;
  ForceId id_;
  std::vector<NodeId> leg_;     ///< from where the force is, as far as nothing has intervened
  std::vector<NodeId> walked_;  ///< all that lies behind it this turn
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> march(const Theatre& theatre, const State& state, const LodgedOrder& order) {
  if (find_piece(state, order.order.subject) != nullptr) return piece_march(theatre, state, order);
  return Marcher(theatre, state, order).go();
}

}  // namespace estafette::campaign
