#include "campaign/rules/politics/ending.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr const char* kRule = "4.5";

/// What a fortress does that surrenders, on the state that the last one left.
class Surrender {
 public:
  Surrender(const Theatre& theatre, const State& state) : theatre_(theatre), now_(state) {}

  std::vector<Event> of_all() && {
    for (const map::Node& node : theatre_.map.nodes)
      if (node.settlement == map::Settlement::fortress && fits(node, theatre_.rules.prestige.surrendering)) of(node);
    return std::move(events_);
  }

 private:
  void of(const map::Node& fortress) {
    for (const ForceId& id : ids_of(forces_at(now_, fortress.id, loser_, Duty::garrison)))
      happen(fmt::format("{} surrenders {}", with_strength(*find_force(now_, id)), fortress.name), Removed{id}, {id},
             fortress.id);
    const auto owner = now_.owners.find(fortress.id);
    if (owner != now_.owners.end() && owner->second == loser_)
      happen(fmt::format("{} is in the hands of {}", fortress.name, said(theatre_, winner_)),
             OwnerChanged{fortress.id, winner_}, {}, fortress.id);
    if (std::any_of(now_.sieges.begin(), now_.sieges.end(),
                    [&](const Siege& siege) { return siege.fortress == fortress.id && siege.by == winner_; }))
      happen(fmt::format("The siege of {} is over", fortress.name), SiegeSet{fortress.id, std::nullopt}, {},
             fortress.id);
    for (const Duty duty : {Duty::investing, Duty::besieging})
      for (const ForceId& id : ids_of(forces_at(now_, fortress.id, winner_, duty)))
        happen(fmt::format("{} is free again at {}", find_force(now_, id)->name, fortress.name),
               DutyTaken{id, Duty::field, Turn{0}}, {id}, fortress.id);
  }

  void happen(const std::string& sentence, Change change, std::vector<ForceId> forces, const NodeId& place) {
    events_.push_back(happens(now_, kRule, sentence, std::move(change), std::move(forces), {place}));
    apply(now_, events_.back());
  }

  const Theatre& theatre_;
  State now_;
  Side loser_ = theatre_.rules.prestige.of;
  Side winner_ = opponent(loser_);
  std::vector<Event> events_;
};

}  // namespace

Event campaign_ends(const Theatre& theatre, const State& state, std::optional<Side> winner, const std::string& rule,
                    const std::string& why) {
  const std::string how = winner ? fmt::format("{} has won it", said(theatre, *winner)) : "nobody has won it";
  return happens(state, rule, fmt::format("The campaign is over and {}: {}", how, why),
                 CampaignEnded{{state.turn, winner, rule, why}});
}

std::vector<Event> end_by_prestige(const Theatre& theatre, const State& state) {
  const PrestigeRules& rules = theatre.rules.prestige;
  if (state.ending || state.prestige > rules.lost_at) return {};
  std::vector<Event> events;
  if (rules.fortresses_surrender) events = Surrender(theatre, state).of_all();
  if (!rules.told_when_lost.empty()) events.push_back(happens(state, kRule, rules.told_when_lost, Told{}));
  events.push_back(campaign_ends(theatre, state, opponent(rules.of), kRule,
                                 fmt::format("prestige has fallen to {}", state.prestige)));
  return events;
}

}  // namespace estafette::campaign
