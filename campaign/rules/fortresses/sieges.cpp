#include "campaign/rules/fortresses/sieges.hpp"

#include "base/table.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/fortresses/fortress.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

/// What happens in one turn at one siege after the other, on the state that the last left.
class Sieges {
 public:
  Sieges(const Theatre& theatre, const State& state) : theatre_(theatre), now_(state) {}

  std::vector<Event> play() {
    for (const Siege& siege : std::vector<Siege>(now_.sieges)) play(siege);
    release_who_has_nobody_to_shut_in();
    return std::move(events_);
  }

 private:
  void play(const Siege& siege) {
    const std::string& name = theatre_.name(siege.fortress);
    const int garrison = garrison_of(now_, siege.fortress, opponent(siege.by));
    const auto besiegers = forces_at(now_, siege.fortress, siege.by, Duty::besieging);
    if (garrison == 0) {
      over(siege, fmt::format("The siege of {} is over: nobody holds it any more", name));
    } else if (besiegers.empty()) {
      over(siege, fmt::format("The siege of {} is over: nobody besieges it any more", name));
    } else if (investors_of(now_, siege.fortress, siege.by) <= garrison) {
      over(siege, fmt::format("The siege of {} is over: the besiegers are no longer more than the garrison", name));
      for (const ForceId& id : ids_of(besiegers)) take(id, Duty::investing, "goes on to invest");
    } else if (now_.truce) {
      happen("4.2", fmt::format("The siege of {} rests while the truce lasts", name),
             SiegeSet{siege.fortress, Siege{siege.fortress, siege.by, Turn{siege.falls.value + 1}}}, {},
             siege.fortress);
    } else {
      for (const ForceId& id : ids_of(besiegers)) lose(id);
      if (siege.falls <= now_.turn) surrender(siege);
    }
  }

  void over(const Siege& siege, const std::string& sentence) {
    happen("2.3.1", sentence, SiegeSet{siege.fortress, std::nullopt}, {}, siege.fortress);
  }

  void take(const ForceId& id, Duty duty, const std::string& what) {
    const Force& force = *find_force(now_, id);
    happen("2.3.1", fmt::format("{} {} {}", force.name, what, theatre_.name(force.at)), DutyTaken{id, duty, Turn{0}},
           {id}, force.at);
  }

  /// So many in a thousand of the besieger's men, shared out over his units.
  void lose(const ForceId& id) {
    const Force& force = *find_force(now_, id);
    const Men men = share_of(strength_of({&force}), theatre_.rules.siege.losses, 1000).men;
    for (StrengthChanged& change : deal_losses({&force}, {men, {}}))
      happen("2.3.1", fmt::format("{} loses {} men before {}", force.name, figure(men.value), theatre_.name(force.at)),
             std::move(change), {id}, force.at);
  }

  void surrender(const Siege& siege) {
    for (const ForceId& id : ids_of(forces_at(now_, siege.fortress, opponent(siege.by), Duty::garrison))) {
      const Force& garrison = *find_force(now_, id);
      happen("2.3.1",
             fmt::format("{} surrenders {} unconditionally", with_strength(garrison), theatre_.name(siege.fortress)),
             Removed{id}, {id}, siege.fortress);
    }
    const auto victors = ids_of(forces_at(now_, siege.fortress, siege.by));
    happen("2.3.1", fmt::format("{} is in the hands of {}", theatre_.name(siege.fortress), said(siege.by)),
           OwnerChanged{siege.fortress, siege.by}, victors, siege.fortress);
    over(siege, fmt::format("The siege of {} is over: it has fallen", theatre_.name(siege.fortress)));
  }

  void release_who_has_nobody_to_shut_in() {
    for (const Force& force : std::vector<Force>(now_.forces)) {
      if (force.duty != Duty::investing && force.duty != Duty::besieging) continue;
      if (garrison_of(now_, force.at, opponent(force.side)) == 0) take(force.id, Duty::field, "is free again at");
    }
  }

  void happen(const std::string& rule, const std::string& sentence, Change change, std::vector<ForceId> forces,
              const NodeId& place) {
    events_.push_back(happens(now_, rule, sentence, std::move(change), std::move(forces), {place}));
    apply(now_, events_.back());
  }

  const Theatre& theatre_;
  State now_;
  std::vector<Event> events_;
};

}  // namespace

Event siege_begins(const Theatre& theatre, const State& state, const NodeId& fortress, Side by, const Cause& cause,
                   DiceCup& dice) {
  const SiegeRules& rules = theatre.rules.siege;
  const std::string& name = theatre.name(fortress);
  const int more = investors_of(state, fortress, by) - garrison_of(state, fortress, opponent(by));
  const int rolled = dice.roll(fmt::format("how long {} holds out, in turns", name), rules.shortest, rules.longest);
  const int turns = std::max(rules.least, rolled - rules.sooner * std::max(0, more - 1));
  const Turn falls{state.turn.value + turns - 1};
  Event event =
      happens(state, "2.3.1",
              fmt::format("The siege of {} begins, with {} more than its garrison has: if nobody relieves it "
                          "before, it falls at the end of turn {}",
                          name, mds(more), falls.value),
              SiegeSet{fortress, Siege{fortress, by, falls}}, ids_of(forces_at(state, fortress, by)), {fortress});
  event.cause = cause;
  event.dice = dice.taken();
  return event;
}

std::vector<Event> sieges(const Theatre& theatre, const State& state) {
  return Sieges(theatre, state).play();
}

}  // namespace estafette::campaign
