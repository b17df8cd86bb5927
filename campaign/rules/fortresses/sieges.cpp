#include "campaign/rules/fortresses/sieges.hpp"

#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

/// Who invests or besieges.
std::vector<ForceId> who_shut_in(const State& state) {
  std::vector<ForceId> ids;
  for (const Force& force : state.forces)
    if (force.duty == Duty::investing || force.duty == Duty::besieging) ids.push_back(force.id);
  return ids;
}

/// What happens in one turn at each siege, each on the state that the last one left.
class Sieges {
 public:
  Sieges(const Theatre& theatre, const State& state) : theatre_(theatre), unfolding_(state) {}

  std::vector<Event> play() {
    for (const Siege& siege : std::vector<Siege>(now().sieges)) play(siege);
    release_who_has_nobody_to_shut_in();
    return unfolding_.take();
  }

 private:
  void play(const Siege& siege) {
    const map::Node& fortress = theatre_.node(siege.fortress);
    const int garrison = garrison_of(now(), siege.fortress, opponent(siege.by));
    const auto besiegers = forces_at(now(), siege.fortress, siege.by, Duty::besieging);
    if (garrison == 0) {
      over(siege, says("siege is over: nobody holds it", {{"fortress", fortress}}));
    } else if (besiegers.empty()) {
      over(siege, says("siege is over: nobody besieges it", {{"fortress", fortress}}));
    } else if (investors_of(now(), siege.fortress, siege.by) <= garrison) {
      over(siege, says("siege is over: too few besiege it", {{"fortress", fortress}}));
      for (const ForceId& id : ids_of(besiegers)) invest(id);
    } else if (all_at_truce(besiegers) ||
               all_at_truce(forces_at(now(), siege.fortress, opponent(siege.by), Duty::garrison))) {
      happen("4.2", says("siege rests", {{"fortress", fortress}}),
             SiegeSet{siege.fortress, Siege{siege.fortress, siege.by, Turn{siege.falls.value + 1}}}, ids_of(besiegers),
             siege.fortress);
    } else {
      for (const ForceId& id : ids_of(besiegers)) lose(id);
      if (siege.falls > now().turn) return;
      if (relief_stands_before(siege))
        happen("2.3.1", says("holds out for its relief", {{"fortress", fortress}}), Told{}, ids_of(besiegers),
               siege.fortress);
      else
        surrender(siege);
    }
  }

  /// A battle for the fortress comes first: who is being relieved does not surrender.
  [[nodiscard]] bool relief_stands_before(const Siege& siege) const {
    const auto relief = forces_at(now(), siege.fortress, opponent(siege.by), Duty::field);
    return std::any_of(relief.begin(), relief.end(), [&](const Force* force) { return !without_a_man(*force); });
  }

  bool all_at_truce(const std::vector<const Force*>& forces) {
    return std::all_of(forces.begin(), forces.end(),
                       [&](const Force* force) { return truce_of(now(), *force) != nullptr; });
  }

  void over(const Siege& siege, Saying said) {
    happen("2.3.1", std::move(said), SiegeSet{siege.fortress, std::nullopt},
           ids_of(forces_at(now(), siege.fortress, siege.by)), siege.fortress);
  }

  void invest(const ForceId& id) {
    const Force& force = *find_force(now(), id);
    happen("2.3.1", says("goes on to invest", {{"who", force}, {"at", theatre_.node(force.at)}}),
           DutyTaken{id, Duty::investing, Turn{0}}, {id}, force.at);
  }

  /// The besieger's losses, in a thousand of his men, shared out over his units.
  void lose(const ForceId& id) {
    const Force& force = *find_force(now(), id);
    const Men men = share_of(strength_of({&force}), theatre_.rules.siege.losses, 1000).men;
    for (StrengthChanged& change : deal_losses({&force}, {men, {}}))
      happen("2.3.1",
             says("loses men before a fortress", {{"who", force}, {"men", men}, {"at", theatre_.node(force.at)}}),
             std::move(change), {id}, force.at);
  }

  void surrender(const Siege& siege) {
    for (const ForceId& id : ids_of(forces_at(now(), siege.fortress, opponent(siege.by), Duty::garrison))) {
      const Force& garrison = *find_force(now(), id);
      happen("2.3.1", says("surrenders", {{"garrison", strong(garrison)}, {"fortress", theatre_.node(siege.fortress)}}),
             Removed{id}, {id}, siege.fortress);
    }
    const auto victors = ids_of(forces_at(now(), siege.fortress, siege.by));
    happen("2.3.1",
           says("is in the hands of", {{"place", theatre_.node(siege.fortress)}, {"side", named(theatre_, siege.by)}}),
           OwnerChanged{siege.fortress, siege.by}, victors, siege.fortress);
    over(siege, says("siege is over: it has fallen", {{"fortress", theatre_.node(siege.fortress)}}));
  }

  /// A force may be said to besiege, by a ruling, where no siege has been begun.
  [[nodiscard]] bool is_besieged(const NodeId& fortress, Side by) const {
    return std::any_of(now().sieges.begin(), now().sieges.end(),
                       [&](const Siege& siege) { return siege.fortress == fortress && siege.by == by; });
  }

  void release_who_has_nobody_to_shut_in() {
    for (const ForceId& id : who_shut_in(now())) {
      const Force& force = *find_force(now(), id);
      if (garrison_of(now(), force.at, opponent(force.side)) > 0) {
        if (force.duty == Duty::besieging && !is_besieged(force.at, force.side)) invest(id);
        continue;
      }
      happen("2.3.1", says("is free again", {{"who", force}, {"at", theatre_.node(force.at)}}),
             DutyTaken{force.id, Duty::field, Turn{0}}, {force.id}, force.at);
    }
  }

  void happen(const std::string& rule, Saying said, Change change, std::vector<ForceId> forces, const NodeId& place) {
    unfolding_.happen(happens(now(), rule, std::move(said), std::move(change), std::move(forces), {place}));
  }

  [[nodiscard]] const State& now() const { return unfolding_.now(); }

  const Theatre& theatre_;
  Unfolding unfolding_;
};

}  // namespace

Event siege_begins(const Theatre& theatre, const State& state, const NodeId& fortress, Side by, const Cause& cause,
                   DiceCup& dice) {
  const SiegeRules& rules = theatre.rules.siege;
  const map::Node& place = theatre.node(fortress);
  const int more = investors_of(state, fortress, by) - garrison_of(state, fortress, opponent(by));
  const int rolled =
      dice.roll(fortress.slug, says("how long it holds out", {{"fortress", place}}), rules.shortest, rules.longest);
  const int turns = std::max(rules.least, rolled - rules.sooner * std::max(0, more - 1));
  const Turn falls{state.turn.value + turns - 1};
  Event event =
      happens(state, "2.3.1", says("siege begins", {{"fortress", place}, {"more", Divisions{more}}, {"falls", falls}}),
              SiegeSet{fortress, Siege{fortress, by, falls}}, ids_of(forces_at(state, fortress, by)), {fortress});
  event.cause = cause;
  event.dice = dice.taken();
  return event;
}

std::vector<Event> sieges(const Theatre& theatre, const State& state) {
  if (state.sieges.empty() && who_shut_in(state).empty()) return {};
  return Sieges(theatre, state).play();
}

}  // namespace estafette::campaign
