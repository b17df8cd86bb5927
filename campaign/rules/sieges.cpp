#include "base/apportion.hpp"
#include "campaign/rules/fortress.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

constexpr int kThousand = 1000;

/// Men lost, spread over the force's units by their strength.
StrengthChanged losses_of(const Force& force, int in_a_thousand) {
  std::vector<std::string> ids;
  std::vector<std::int64_t> men;
  for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
    ids.push_back(unit.id);
    men.push_back(unit.men.value);
  });
  const std::int64_t all = totals(force.troops).men().value;
  const std::vector<std::int64_t> lost = apportion(nearest_share(all, {in_a_thousand, kThousand}), men);
  StrengthChanged changed{force.id, {}};
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (lost[i] > 0) changed.units.push_back({ids[i], -static_cast<int>(lost[i]), 0});
  return changed;
}

/// The sieges of one half-week.
class Sieges {
 public:
  Sieges(const Theatre& theatre, const State& state) : theatre_(theatre), now_(state) {}

  std::vector<Event> all() {
    const std::vector<Siege> sieges = now_.sieges;
    for (const Siege& siege : sieges) {
      if (!goes_on(siege)) {
        happen(end(siege, "for want of besiegers or besieged"));
      } else {
        bleed(siege);
        if (siege.falls <= now_.turn) surrender(siege);
      }
    }
    return std::move(events_);
  }

 private:
  [[nodiscard]] bool goes_on(const Siege& siege) const {
    const int garrison = garrison_of(now_, siege.fortress, opponent(siege.by));
    return garrison > 0 && !forces_at(now_, siege.fortress, siege.by, Duty::besieging).empty() &&
           investors_of(now_, siege.fortress, siege.by) > garrison;
  }

  void bleed(const Siege& siege) {
    for (const ForceId& id : ids_of(forces_at(now_, siege.fortress, siege.by, Duty::besieging))) {
      const Force& force = *find_force(now_, id);
      const StrengthChanged lost = losses_of(force, theatre_.rules.siege.losses);
      int men = 0;
      for (const StrengthChanged::Unit& unit : lost.units) men -= unit.men;
      if (men == 0) continue;
      happen(happens(now_, "2.3.1", fmt::format("{} loses {} men before {}", force.name, men, theatre_.name(force.at)),
                     lost, {id}, {siege.fortress}));
    }
  }

  void surrender(const Siege& siege) {
    const std::string place = theatre_.name(siege.fortress);
    for (const ForceId& id : ids_of(forces_at(now_, siege.fortress, opponent(siege.by), Duty::garrison))) {
      const Force& force = *find_force(now_, id);
      happen(happens(now_, "2.3.1", fmt::format("{} surrenders {} unconditionally", with_strength(force), place),
                     Removed{id}, {id}, {siege.fortress}));
    }
    happen(happens(now_, "2.3.1", fmt::format("{} falls to {}", place, said(siege.by)),
                   OwnerChanged{siege.fortress, siege.by}, {}, {siege.fortress}));
    happen(end(siege, "with its surrender"));
  }

  /// The siege is over; besiegers whom nothing holds any more are in the field again, others go on investing.
  Event end(const Siege& siege, const std::string& how) {
    const bool held = garrison_of(now_, siege.fortress, opponent(siege.by)) > 0;
    for (const Duty duty : {Duty::besieging, Duty::investing}) {
      for (const ForceId& id : ids_of(forces_at(now_, siege.fortress, siege.by, duty))) {
        if (held && duty == Duty::investing) continue;
        const Force& force = *find_force(now_, id);
        const Duty next = held ? Duty::investing : Duty::field;
        happen(happens(now_, "2.3.1",
                       held ? fmt::format("{} only invests {} now", force.name, theatre_.name(force.at))
                            : fmt::format("{} is free to march from {}", force.name, theatre_.name(force.at)),
                       DutyTaken{id, next, Turn{0}}, {id}, {siege.fortress}));
      }
    }
    return happens(now_, "2.3.1", fmt::format("The siege of {} ends {}", theatre_.name(siege.fortress), how),
                   SiegeSet{siege.fortress, std::nullopt}, {}, {siege.fortress});
  }

  void happen(const Event& event) {
    apply(now_, event);
    events_.push_back(event);
  }

  const Theatre& theatre_;
  State now_;
  std::vector<Event> events_;
};

}  // namespace

Event siege_begins(const Theatre& theatre, const State& state, const NodeId& fortress, Side by,
                   const std::string& cause, DiceCup& dice) {
  const SiegeRules& rules = theatre.rules.siege;
  const int more = investors_of(state, fortress, by) - garrison_of(state, fortress, opponent(by));
  const std::string place = theatre.name(fortress);
  const int thrown = dice.roll(fmt::format("turns that {} holds out", place), rules.shortest, rules.longest);
  const int turns = std::max(rules.least, thrown - rules.sooner * std::max(0, more - 1));
  Event event =
      happens(state, "2.3.1", fmt::format("The siege of {} begins with {} MD more than the garrison has", place, more),
              SiegeSet{fortress, Siege{fortress, by, Turn{state.turn.value + turns - 1}}}, {}, {fortress});
  event.cause = cause;
  event.dice = dice.taken();
  return event;
}

std::vector<Event> sieges(const Theatre& theatre, const State& state) {
  return Sieges(theatre, state).all();
}

}  // namespace estafette::campaign
