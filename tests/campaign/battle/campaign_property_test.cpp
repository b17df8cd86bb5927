// Whole campaigns of 57 turns, by random orders, random losses and random verdicts: what must hold whatever happens.
#include "campaign/battle/fields.hpp"
#include "campaign/battle/losses.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/state/json.hpp"
#include "campaign/turn/turn.hpp"
#include "converter/orbat/totals.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace estafette::test {
namespace {

int men_of(const Formation& troops) {
  return totals(troops).men().value;
}

int under_arms(const State& state) {
  int men = 0;
  for (const Force& force : state.forces) men += men_of(force.troops);
  return men;
}

int in_pools(const State& state) {
  int men = 0;
  for (const Recovering& pool : state.recovering) men += pool.men;
  return men;
}

/// Where all men have come from and gone to, event by event.
class Ledger {
 public:
  explicit Ledger(const State& founded) : founded_(under_arms(founded)), prestige_(founded.prestige) {}

  /// REQUIRES the state before the event.
  void note(const State& before, const Event& event) {
    if (const auto* changed = std::get_if<StrengthChanged>(&event.change)) {
      for (const StrengthChanged::Unit& unit : changed->units) (unit.men < 0 ? lost_ : joined_) += std::abs(unit.men);
    } else if (const auto* pooled = std::get_if<Pooled>(&event.change)) {
      for (const Recovering& men : pooled->men) lost_ -= men.men;
    } else if (const auto* returned = std::get_if<Returned>(&event.change); returned && returned->force.slug.empty()) {
      for (const Recovering& men : returned->men) lost_ += men.men;
    } else if (const auto* removed = std::get_if<Removed>(&event.change)) {
      lost_ += men_of(find_force(before, removed->force)->troops);
    } else if (const auto* prestige = std::get_if<PrestigeChanged>(&event.change)) {
      prestige_ += prestige->by;
    }
  }

  [[nodiscard]] bool balances(const State& now) const {
    return founded_ + joined_ == under_arms(now) + in_pools(now) + lost_ && prestige_ == now.prestige;
  }

 private:
  int founded_, prestige_, joined_ = 0, lost_ = 0;
};

Theatre a_country() {
  Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron", "Elbe"), poor("Cron", "Dorf"),
                          good("Dorf", "Essen"), poor("Alten", "Dorf"), good("Burg", "Essen")},
                         {"Alten", "Cron", "Essen"});
  here.rules.calendar = {std::chrono::year{1813} / 4 / 27, 57};
  return here;
}

State two_armies() {
  State state = with({garrison(division("Guard of Alten", "Alten")), corps("I Corps", "Alten", 3),
                      corps("II Corps", "Burg", 4), cavalry_corps("I Cavalry Corps", "Alten"),
                      coalition(garrison(division("Guard of Essen", "Essen"))), coalition(corps("Yorck", "Essen", 3)),
                      coalition(corps("Kleist", "Cron", 2)), coalition(division("Vanguard", "Dorf"))});
  state.prestige = 400;
  for (const Force& force : state.forces)
    for_each_unit(force.troops,
                  [&](const CommandPath&, const Unit& unit) { state.establishment[unit.id] = unit.men.value; });
  return state;
}

/// Everybody in the field is ordered to a neighbour, now and then; whoever may not, is told so by the turn.
void order_marches(const Theatre& here, State& state, Dice& dice) {
  for (const Force& force : state.forces) {
    if (force.duty != Duty::field || dice.happens(1, 3)) continue;
    std::vector<const map::Road*> roads;
    for (const map::Road& road : here.map.roads)
      if (road.from == force.at || road.to == force.at) roads.push_back(&road);
    const map::Road& road = *roads.at(static_cast<std::size_t>(dice.roll(1, static_cast<int>(roads.size())) - 1));
    Order order;
    order.kind = dice.happens(1, 5) ? OrderKind::force_march : OrderKind::march;
    order.subject = force.id;
    order.way = {force.at, road.from == force.at ? road.to : road.from};
    state.orders.push_back(lodged(state, order));
    ++state.orders_so_far;
  }
}

Verdict any_verdict(Dice& dice) {
  Verdict verdict;
  const int winner = dice.roll(0, 2);
  if (winner > 0) verdict.winner = winner == 1 ? Side::france : Side::coalition;
  if (winner > 0) verdict.level = dice.happens(1, 2) ? VictoryLevel::minor : VictoryLevel::major;
  return verdict;
}

dumps::CarryoverPolicy usual_policy() {
  dumps::CarryoverPolicy policy;
  policy.wounded_back = {10, 10, 10};
  policy.missing_back = {30, 20};
  policy.word_killed = 15;
  policy.word_wounded = 55;
  return policy;
}

void holds(const State& now) {
  std::set<std::string> ids;
  for (const Force& force : now.forces) {
    RC_ASSERT(ids.insert(force.id.slug).second);
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      RC_ASSERT(unit.men.value >= 0);
      RC_ASSERT(unit.guns.value >= 0);
      RC_ASSERT(ids.insert(unit.id).second);
    });
  }
}

}  // namespace

RC_GTEST_PROP(Rule54Always, EveryManIsAccountedForThroughoutACampaignAndItsReplayIsTheSame, ()) {
  const Theatre here = a_country();
  State state = two_armies();
  State replayed = state;
  Ledger ledger(state);
  const auto happen = [&](const std::vector<Event>& events) {
    for (const Event& event : events) {
      ledger.note(state, event);
      apply(state, event);
      apply(replayed, event);
    }
  };
  Dice dice(*rc::gen::arbitrary<std::uint64_t>());
  while (state.turn.value <= 57 && !state.ending) {
    order_marches(here, state, dice);
    replayed = state;
    DiceCup cup(state.seed, state.turn);
    happen(play_turn(here, state, cup));
    const std::vector<Contact> contacts = state.contacts;
    for (const Contact& contact : contacts) {
      if (contact.settled || state.ending) continue;
      std::vector<SpokenLoss> spoken;
      for (const auto* side : {&contact.attackers, &contact.defenders})
        for (const ForceId& id : *side)
          if (find_force(state, id) != nullptr) spoken.push_back({id, dice.roll(0, 40), true});
      const dumps::Losses losses = losses_by_word(here, state, contact, spoken, usual_policy());
      happen(carry_losses(here, state, contact, losses, {}, usual_policy()));
      Battle battle;
      battle.number = contact.number;
      battle.turn = contact.turn;
      battle.losses = true;
      battle.verdict = any_verdict(dice);
      DiceCup own = dice_of_battle(state, -contact.number);
      happen(judged(here, state, contact, battle, own));
    }
    holds(state);
    RC_ASSERT(ledger.balances(state));
    RC_ASSERT(replayed == state);
  }
}

}  // namespace estafette::test
