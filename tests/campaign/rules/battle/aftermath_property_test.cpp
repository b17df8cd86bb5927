// What holds after a battle, whoever has won it, on a net of roads with rivers and fortresses, with reserves, marchers
// to the guns, trains and headquarters: pursuit, then defeat, then exploit marches.
#include "campaign/rules/battle/combatants.hpp"
#include "campaign/rules/battle/defeat.hpp"
#include "campaign/rules/battle/exploit.hpp"
#include "campaign/rules/battle/pursuit.hpp"
#include "campaign/rules/deal_losses.hpp"
#include "campaign/rules/fighting.hpp"
#include "campaign/rules/marching.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/net.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/rules/supply/supply.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/state/questions.hpp"
#include "converter/orbat/totals.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace estafette::test::aftermath_property_test {
namespace {

constexpr Turn kFought{3};  ///< the turn of the battle; it is judged in the next

Force any_force(int number) {
  const std::string name = fmt::format("Corps {}", number);
  Force force = pick(0, 2) == 0 ? cavalry_corps(name, anywhere(), pick(1, 3)) : corps(name, anywhere(), pick(1, 4));
  if (pick(0, 3) == 0) force = division(name, anywhere());
  if (pick(0, 1) == 1) force = coalition(force);
  if (pick(0, 5) == 0)
    for (Formation& formation : force.troops.edit().formations) formation.units[0].men = {pick(0, 3)};
  force.marched = pick(0, 3);
  force.exhausted_until = {pick(0, 5)};
  return force;
}

/// Forces of both sides stand anywhere, but together only in the node of the battle.
State any_state(const NodeId& battle) {
  State state = with({garrison(corps("Home", at(0, 0), 1)), coalition(garrison(corps("Vest", at(3, 3), 1)))});
  state.turn = kFought;
  std::map<NodeId, Side> held = {{node(at(0, 0)), Side::france}, {node(at(3, 3)), Side::coalition}};
  for (int i = 0, count = pick(4, 12); i < count; ++i) {
    Force force = any_force(i);
    if (pick(0, 2) == 0) force.at = battle;
    force.trodden = {force.at};
    if (force.at == battle || held.emplace(force.at, force.side).first->second == force.side)
      state.forces.push_back(force);
  }
  state.owners.edit()[battle] = pick(0, 1) == 0 ? Side::france : Side::coalition;
  return after(state, lines_of_supply(net(), state));
}

void add_pieces(State& state) {
  for (int i = 0; i < 4; ++i) {
    const Force& with_whom =
        state.forces.at(static_cast<std::size_t>(pick(0, static_cast<int>(state.forces.size()) - 1)));
    const auto kind = i < 2 ? PieceKind::pontoon_train : i == 2 ? PieceKind::headquarters : PieceKind::chief;
    Piece made = piece(fmt::format("Piece {}", i), kind, with_whom.name);
    made.at = with_whom.at;
    made.side = with_whom.side;
    if (pick(0, 1) == 0) made.with = with_whom.id;
    state.pieces.push_back(made);
  }
}

void add_stragglers(State& state) {
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      if (pick(0, 2) == 0) state.recovering.push_back({unit.id, {pick(4, 7)}, pick(1, 90), pick(0, 1) == 0});
    });
}

/// Who stands in the node, and some marchers from the nodes beside it; the attackers came from anywhere beside it.
Contact meeting(const State& state, const NodeId& where, int number) {
  Contact contact;
  contact.number = number;
  contact.turn = kFought;
  contact.node = where;
  contact.attacker = pick(0, 1) == 0 ? Side::france : Side::coalition;
  contact.attackers = ids_of(in_the_field(state, where, contact.attacker));
  contact.defenders = ids_of(in_the_field(state, where, opponent(contact.attacker)));
  const std::vector<Stretch> roads = stretches(net(), state, where);
  for (std::size_t i = 0; i < contact.attackers.size(); ++i)
    contact.attackers_from.push_back(
        roads.at(static_cast<std::size_t>(pick(0, static_cast<int>(roads.size()) - 1))).to);
  for (const Stretch& road : roads)
    for (const Side side : {Side::france, Side::coalition})
      for (const Force* force : forces_at(state, road.to, side, Duty::field))
        if (pick(0, 2) == 0) contact.to_the_guns.push_back({force->id, force->at, false});
  return contact;
}

Battle any_verdict(const State& state, const Contact& contact) {
  const int how = pick(0, 8);
  Battle battle = judged(contact, how < 4 ? Side::france : Side::coalition,
                         pick(0, 1) == 0 ? VictoryLevel::minor : VictoryLevel::major);
  if (how == 8) battle = judged(contact, std::nullopt);
  battle.verdict->easy = pick(0, 1) == 0;
  for (const Force& force : state.forces)
    if (pick(0, 4) == 0) battle.reserves.push_back(force.id);
  return battle;
}

/// A battle that was judged, and what then happened.
struct Story {
  Contact contact;
  Battle battle;
  State before;
  std::vector<Event> events;
};

Story any_story() {
  Story story;
  const NodeId where = node(anywhere());
  story.before = any_state(where);
  add_pieces(story.before);
  add_stragglers(story.before);
  story.contact = meeting(story.before, where, 1);
  story.battle = any_verdict(story.before, story.contact);
  story.before.turn = {kFought.value + 1};
  DiceCup dice(static_cast<std::uint64_t>(pick(0, 1000)), story.before.turn);
  story.events = pursuit(net(), story.before, story.contact, story.battle, dice);
  const State pursued = after(story.before, story.events);
  const std::vector<Event> beaten = defeat(net(), pursued, story.contact, story.battle);
  story.events.insert(story.events.end(), beaten.begin(), beaten.end());
  return story;
}

Strength all_of(const State& state) {
  Strength all;
  for (const Force& force : state.forces) {
    all.men += totals(force.troops).men();
    all.guns += totals(force.troops).guns;
  }
  for (const Recovering& men : state.recovering) all.men += Men{men.men};
  return all;
}

void check_sound(const State& state) {
  std::set<ForceId> seen;
  for (const Force& force : state.forces) {
    RC_ASSERT(seen.insert(force.id).second);
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      RC_ASSERT(unit.men.value >= 0);
      RC_ASSERT(unit.guns.value >= 0);
    });
  }
  for (const Piece& piece : state.pieces)
    if (const Force* with_whom = find_force(state, piece.with)) RC_ASSERT(piece.at == with_whom->at);
  for (const Recovering& men : state.recovering) RC_ASSERT(men.men > 0);
}

}  // namespace

RC_GTEST_PROP(Rule41Always, EveryManAndGunIsAccountedForAndNobodyIsInTwoPlaces, ()) {
  const Story story = any_story();
  State state = story.before;
  Strength lost;
  for (const Event& event : story.events) {
    if (const auto* change = std::get_if<StrengthChanged>(&event.change)) {
      lost.men += lost_by(*change).men;
      lost.guns += lost_by(*change).guns;
    }
    if (const auto* removed = std::get_if<Removed>(&event.change)) {
      const Strength gone = strength_of({find_force(state, removed->force)});
      lost.men += gone.men;
      lost.guns += gone.guns;
    }
    apply(state, event);
    check_sound(state);
  }
  const Strength left = all_of(state);
  RC_ASSERT((Strength{left.men + lost.men, left.guns + lost.guns} == all_of(story.before)));
}

RC_GTEST_PROP(Rule41Always, TheBeatenLeaveTheFieldAndNeverGoToTheEnemy, ()) {
  const Story story = any_story();
  State state = story.before;
  for (const Event& event : story.events) {
    if (const auto* moved = std::get_if<Moved>(&event.change)) {
      const Force& force = *find_force(state, moved->force);
      RC_ASSERT(force.side == opponent(*story.battle.verdict->winner));
      for (std::size_t i = 1; i < moved->way.size(); ++i)
        RC_ASSERT(forces_at(state, moved->way[i], opponent(force.side)).empty());
    }
    apply(state, event);
  }
  if (!story.battle.verdict->winner) {
    RC_ASSERT(state == story.before);
    return;
  }
  const Side winner = *story.battle.verdict->winner;
  RC_ASSERT(in_the_field(state, story.contact.node, opponent(winner)).empty());
  for (const Force& force : story.before.forces)
    if (force.side == winner) RC_ASSERT(*find_force(state, force.id) == force);
  for (const Piece& piece : state.pieces)
    if (piece.at == story.contact.node && garrison_of(state, piece.at, piece.side) == 0 &&
        held_in_the_field(state, piece.at, winner))
      RC_ASSERT(piece.side == winner);
}

RC_GTEST_PROP(Rule41Always, WhoFoughtAndLostIsExhaustedAndNobodyElse, ()) {
  const Story story = any_story();
  const State state = after(story.before, story.events);
  std::vector<ForceId> fought;
  if (const auto winner = story.battle.verdict->winner)
    fought = ids_of(combatants(story.before, story.contact, story.battle, opponent(*winner)));
  for (const Force& force : state.forces) {
    const bool lost = std::find(fought.begin(), fought.end(), force.id) != fought.end();
    const Turn before = find_force(story.before, force.id)->exhausted_until;
    const Turn until = lost ? std::max(before, Turn{kFought.value + 3}) : before;
    RC_ASSERT(force.exhausted_until == until);
    if (!lost || force.tied_until.value == 0) continue;
    RC_ASSERT(before >= kFought);  // a second defeat
    RC_ASSERT(force.duty == Duty::garrison);
    RC_ASSERT((force.tied_until == Turn{kFought.value + 6}));
  }
}

RC_GTEST_PROP(Rule41Always, TwoVerdictsOfOneTurnExhaustTheSameWhateverTheirOrder, ()) {
  const NodeId where = node(anywhere());
  State before = any_state(where);
  const Contact first = meeting(before, where, 1);
  Contact second = meeting(before, where, 2);
  second.node = node(anywhere());
  const Battle one = any_verdict(before, first);
  const Battle other = any_verdict(before, second);
  before.turn = {kFought.value + 1};
  const auto judged_in_turn = [&](const Contact& a, const Battle& of_a, const Contact& b, const Battle& of_b) {
    const State half = after(before, defeat(net(), before, a, of_a));
    return after(half, defeat(net(), half, b, of_b));
  };
  const State forth = judged_in_turn(first, one, second, other);
  const State back = judged_in_turn(second, other, first, one);
  for (const Force& force : forth.forces)
    if (const Force* same = find_force(back, force.id)) RC_ASSERT(force.exhausted_until == same->exhausted_until);
}

RC_GTEST_PROP(Rule5521Always, AnExploitMarchKeepsToAllowanceAndRoomAndFatigues, ()) {
  const Story story = any_story();
  State state = after(story.before, story.events);
  for (Force& force : state.forces) force.advanced = pick(0, 3) > 0;
  for (const ForceId& id : story.contact.attackers) {
    const Force* force = find_force(state, id);
    if (force == nullptr || !(force->at == story.contact.node)) continue;
    const std::vector<Stretch> roads = stretches(net(), state, force->at);
    const Stretch& road = roads.at(static_cast<std::size_t>(pick(0, static_cast<int>(roads.size()) - 1)));
    const auto objections = exploit_objections(net(), state, story.contact, story.battle, *force, road.to);
    const int room = room_on(state, road, force->side);
    const State later = after(state, exploit(net(), state, story.contact, story.battle, *force, road.to));
    check_sound(later);
    if (!objections.empty()) {
      RC_ASSERT(later == state);
      continue;
    }
    const Force& there = *find_force(later, id);
    RC_ASSERT(story.battle.verdict->winner == there.side && story.battle.verdict->easy && force->advanced);
    RC_ASSERT(there.at == road.to);
    RC_ASSERT(room >= divisions(later, there));
    RC_ASSERT(there.marched <= rate_of(net(), state, there).good);
    RC_ASSERT(there.fatigued_until >= later.turn);
    if (held_in_the_field(later, road.to, opponent(there.side))) {
      // After the beaten: a battle of their own, which whoever comes after him joins.
      const auto is_at = [&](const Contact& one) {
        return one.node == road.to && !one.settled && one.turn == story.contact.turn && one.attacker == there.side;
      };
      const bool met_already = std::any_of(state.contacts.begin(), state.contacts.end(), is_at);
      RC_ASSERT(later.contacts_so_far == state.contacts_so_far + (met_already ? 0 : 1));
      RC_ASSERT(std::any_of(later.contacts.begin(), later.contacts.end(), is_at));
    }
    state = later;
  }
}

}  // namespace estafette::test::aftermath_property_test
