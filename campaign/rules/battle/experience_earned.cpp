#include "campaign/rules/battle/experience_earned.hpp"

#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/ruled_value.hpp"

namespace estafette::campaign {
namespace {

/// How many units have risen.
int rise(Formation& formation, Quality most) {
  int risen = 0;
  for (Unit& unit : formation.units) {
    const std::optional<Quality> better = better_than(unit.quality, most);
    if (unit.men.value == 0 || !better) continue;
    unit.quality = *better;
    ++risen;
  }
  for (Formation& child : formation.formations) risen += rise(child, most);
  return risen;
}

}  // namespace

std::vector<Event> experience_earned(const Theatre& theatre, const State& state, const Contact& contact,
                                     const Battle& battle) {
  const ExperienceRules& rules = theatre.rules.experience;
  const Verdict& verdict = *battle.verdict;
  if (!rules.after || !verdict.winner || verdict.level < *rules.after) return {};
  std::vector<Event> events;
  for (const Force* force : combatants(state, contact, battle, *verdict.winner)) {
    Formation troops = force->troops;
    const int units = rise(troops, rules.most);
    if (units == 0) continue;
    events.push_back(happens(
        state, "5.4",
        says("is more experienced",
             {{"who", *force}, {"battle", contact.number}, {"at", theatre.node(contact.node)}, {"units", units}}),
        ruled_troops(state, force->id, troops), {force->id}, {contact.node}));
  }
  return events;
}

}  // namespace estafette::campaign
