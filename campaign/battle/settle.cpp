#include "campaign/battle/settle.hpp"

#include "base/problem.hpp"
#include "campaign/rules/battle/defeat.hpp"
#include "campaign/rules/battle/experience_earned.hpp"
#include "campaign/rules/battle/pursuit.hpp"
#include "campaign/rules/battle/verdict.hpp"
#include "campaign/rules/fortresses/possession.hpp"
#include "campaign/rules/politics/consequences.hpp"
#include "campaign/rules/politics/prestige.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/unfolding.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace estafette::campaign {
namespace {

std::vector<ForceId> forces_of(const Contact& contact) {
  std::vector<ForceId> all = contact.attackers;
  all.insert(all.end(), contact.defenders.begin(), contact.defenders.end());
  for (const GunsMarch& march : contact.to_the_guns) all.push_back(march.force);
  return all;
}

/// To the game, or to a table where it is fought by tabletop rules.
Saying sending_of(const Theatre& theatre, const Contact& contact, const PlannedBattle& planned,
                  const sow::BattleSheet& sheet) {
  if (sheet.map.empty())
    return says("battle goes to the table", {{"battle", contact.number},
                                             {"at", theatre.node(contact.node)},
                                             {"set", ProperName{sheet.game}},
                                             {"start", ProperName{sheet.start}},
                                             {"end", ProperName{sheet.end}},
                                             {"weather", ProperName{planned.plan.weather}},
                                             {"fingerprint", ProperName{sheet.fingerprint}}});
  return says("battle goes to the game", {{"battle", contact.number},
                                          {"at", theatre.node(contact.node)},
                                          {"map", ProperName{sheet.map}},
                                          {"start", ProperName{sheet.start}},
                                          {"end", ProperName{sheet.end}},
                                          {"weather", ProperName{planned.plan.weather}},
                                          {"fingerprint", ProperName{sheet.fingerprint}}});
}

}  // namespace

const Contact& open_contact(const Theatre& theatre, const State& state, int number) {
  const Contact* contact = find_contact(state, number);
  if (contact != nullptr && !contact->settled) return *contact;
  std::vector<std::string> open;
  for (const Contact& one : state.contacts)
    if (!one.settled) open.push_back(fmt::format("{} ({})", one.number, theatre.name(one.node)));
  throw Refusal(Problem{"battle", 0, "", std::to_string(number),
                        open.empty() ? "a battle not yet settled; there is none"
                                     : fmt::format("a battle not yet settled: {}", fmt::join(open, ", ")),
                        contact != nullptr ? "That one is settled; estafette undo takes the verdict back"
                                           : "See: estafette battle list"});
}

Battle battle_so_far(const Theatre& theatre, const State& state, const Contact& contact) {
  if (const Battle* battle = find_battle(state, contact.number)) return *battle;
  Battle battle;
  battle.number = contact.number;
  battle.turn = contact.turn;
  battle.reserves = reserves_of(muster(theatre, state, contact, {}));
  return battle;
}

std::vector<Event> sent_to_the_game(const Theatre& theatre, const State& state, const Contact& contact,
                                    const PlannedBattle& planned, const sow::BattleSheet& sheet) {
  Battle battle = battle_so_far(theatre, state, contact);
  if (battle.losses)
    throw Refusal(Problem{"battle", 0, "",
                          fmt::format("battle {}, whose losses have been carried over", contact.number),
                          "a battle that is still to be fought", "estafette undo takes the losses back"});
  const std::string text = sow::to_xml(sheet);
  if (battle.fingerprint == sheet.fingerprint && battle.sheet == text) return {};
  battle.reserves = reserves_of(planned.muster);
  battle.fingerprint = sheet.fingerprint;
  battle.sheet = text;
  battle.ids = planned.ids;
  Event event = happens(state, "5.5", sending_of(theatre, contact, planned, sheet), BattleSet{battle},
                        forces_of(contact), {contact.node});
  event.dice = planned.dice;
  return {event};
}

std::vector<Event> judged(const Theatre& theatre, const State& state, const Contact& contact, const Battle& battle,
                          DiceCup& dice) {
  Unfolding unfolding(state);
  const State& now = unfolding.now();
  Contact settled = contact;
  settled.settled = true;
  unfolding.happen(happens(now, "5.4", outcome(theatre, contact, *battle.verdict), BattleSet{battle},
                           forces_of(contact), {contact.node}));
  unfolding.happen(happens(now, "5.5", says("battle is settled", {{"battle", contact.number}}), ContactSet{settled}, {},
                           {contact.node}));
  unfolding.happen(pursuit(theatre, now, contact, battle, dice));
  unfolding.happen(defeat(theatre, now, contact, battle));
  unfolding.happen(experience_earned(theatre, now, contact, battle));
  unfolding.happen(prestige_of_battle(theatre, state, contact, battle));
  unfolding.happen(owners(theatre, now));
  unfolding.happen(consequences(theatre, state, now, contact.turn));
  if (now.ending) return unfolding.take();
  unfolding.happen(lines_of_supply(theatre, now));
  return unfolding.take();
}

}  // namespace estafette::campaign
