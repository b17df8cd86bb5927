#include "campaign/rules/supply/replacements.hpp"

#include "campaign/rules/supply/men_by_arm.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace estafette::campaign {
namespace {

int counted(const std::map<std::string, int>& counts, const std::string& id) {
  const auto found = counts.find(id);
  return found == counts.end() ? 0 : found->second;
}

/// Men of each unit who are expected back: their places are kept for them.
std::map<std::string, int> men_away(const State& state) {
  std::map<std::string, int> away;
  for (const Recovering& men : state.recovering) away[men.unit] += men.men;
  return away;
}

class Depots {
 public:
  Depots(const Theatre& theatre, const State& state)
      : rules_(theatre.rules.replacements), state_(state), away_(men_away(state)) {}

  /// What the depots have for a unit this turn.
  [[nodiscard]] StrengthChanged::UnitChange draft_for(const Unit& unit) const {
    StrengthChanged::UnitChange draft{unit.id, 0, 0};
    const DraftRates* rates = rules_.of(unit);
    if (rates == nullptr || unit.men.value <= 0) return draft;
    const auto send = [&](int establishment, int there, int DraftRates::RateFrom::*per_thousand) {
      return std::clamp(establishment - there, 0, due_in(state_.turn.value, establishment, *rates, per_thousand));
    };
    draft.men = send(counted(state_.establishment, unit.id), unit.men.value + counted(away_, unit.id),
                     &DraftRates::RateFrom::men);
    draft.guns = send(counted(state_.batteries, unit.id), unit.guns.value, &DraftRates::RateFrom::guns);
    return draft;
  }

 private:
  const ReplacementRules& rules_;
  const State& state_;
  std::map<std::string, int> away_;
};

}  // namespace

std::vector<Event> replacements(const Theatre& theatre, const State& state) {
  const Depots depots(theatre, state);
  std::vector<Event> events;
  for (const Force& force : state.forces) {
    if (force.duty == Duty::garrison || !line_open(force)) continue;
    StrengthChanged drafts{force.id, {}};
    Totals sum;
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      const StrengthChanged::UnitChange draft = depots.draft_for(unit);
      if (draft.men == 0 && draft.guns == 0) return;
      drafts.units.push_back(draft);
      Unit recruits = unit;
      recruits.men = {draft.men};
      recruits.guns = {draft.guns};
      sum += totals(recruits);
    });
    if (drafts.units.empty()) continue;
    const NodeId depot = *force.line.depot;
    events.push_back(happens(
        state, "5.4", says("replacements", {{"who", force}, {"depot", theatre.node(depot)}, {"men", by_arm(sum)}}),
        std::move(drafts), {force.id}, {force.at, depot}));
  }
  return events;
}

}  // namespace estafette::campaign
