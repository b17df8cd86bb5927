#include "campaign/rules/politics/ending.hpp"

#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/state/unfolding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace estafette::campaign {
namespace {

constexpr const char* kRule = "4.5";

/// The surrender of one fortress, on the state that the last one left.
class Surrender {
 public:
  Surrender(const Theatre& theatre, const State& state) : theatre_(theatre), unfolding_(state) {}

  std::vector<Event> of_all() && {
    for (const map::Node& node : theatre_.map.nodes)
      if (node.settlement == map::Settlement::fortress && fits(node, theatre_.rules.prestige.surrendering)) of(node);
    return unfolding_.take();
  }

 private:
  void of(const map::Node& fortress) {
    for (const ForceId& id : ids_of(forces_at(now(), fortress.id, loser_, Duty::garrison)))
      happen(says("surrenders at the end", {{"garrison", strong(*find_force(now(), id))}, {"fortress", fortress}}),
             Removed{id}, {id}, fortress.id);
    const auto owner = now().owners.find(fortress.id);
    if (owner != now().owners.end() && owner->second == loser_)
      happen(says("is in the hands of", {{"place", fortress}, {"side", named(theatre_, winner_)}}),
             OwnerChanged{fortress.id, winner_}, {}, fortress.id);
    if (std::any_of(now().sieges.begin(), now().sieges.end(),
                    [&](const Siege& siege) { return siege.fortress == fortress.id && siege.by == winner_; }))
      happen(says("siege is over", {{"fortress", fortress}}), SiegeSet{fortress.id, std::nullopt}, {}, fortress.id);
    for (const Duty duty : {Duty::investing, Duty::besieging})
      for (const ForceId& id : ids_of(forces_at(now(), fortress.id, winner_, duty)))
        happen(says("is free again", {{"who", *find_force(now(), id)}, {"at", fortress}}),
               DutyTaken{id, Duty::field, Turn{0}}, {id}, fortress.id);
  }

  void happen(Saying said, Change change, std::vector<ForceId> forces, const NodeId& place) {
    unfolding_.happen(happens(now(), kRule, std::move(said), std::move(change), std::move(forces), {place}));
  }

  [[nodiscard]] const State& now() const { return unfolding_.now(); }

  const Theatre& theatre_;
  Unfolding unfolding_;
  Side loser_ = theatre_.rules.prestige.of;
  Side winner_ = opponent(loser_);
};

}  // namespace

Event campaign_ends(const Theatre& theatre, const State& state, std::optional<Side> winner, const std::string& rule,
                    const std::string& why) {
  return happens(state, rule, says("campaign is over", {{"winner", named(theatre, winner)}, {"why", FreeText{why}}}),
                 CampaignEnded{{state.turn, winner, rule, why}});
}

std::vector<Event> end_by_prestige(const Theatre& theatre, const State& state) {
  const PrestigeRules& rules = theatre.rules.prestige;
  if (state.ending || state.prestige > rules.lost_at) return {};
  std::vector<Event> events;
  if (rules.fortresses_surrender) events = Surrender(theatre, state).of_all();
  if (!rules.told_when_lost.empty())
    events.push_back(happens(state, kRule, says_in_its_words(rules.told_when_lost, {}), Told{}));
  events.push_back(campaign_ends(theatre, state, opponent(rules.of), kRule,
                                 fmt::format("prestige has fallen to {}", state.prestige)));
  return events;
}

}  // namespace estafette::campaign
