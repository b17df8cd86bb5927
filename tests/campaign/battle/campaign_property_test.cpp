// Whole campaigns of 57 turns, by random orders, random verdicts and random losses, by word or by way of the game and
// its dump, with drafts and reinforcements: what must hold whatever happens.
#include "campaign/battle/fields.hpp"
#include "campaign/battle/losses.hpp"
#include "campaign/battle/settle.hpp"
#include "campaign/rules/battle/contacts.hpp"
#include "campaign/rules/tell.hpp"
#include "campaign/turn/turn.hpp"
#include "converter/orbat/totals.hpp"
#include "converter/sow/sheet/read_battle_sheet.hpp"
#include "sow_dumps/losses/losses.hpp"
#include "sow_dumps/reading/read_dump.hpp"
#include "sow_dumps/reconcile.hpp"
#include "support/tried.hpp"
#include "tools/sample_battle.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace estafette::test::campaign_property_test {
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
      for (const StrengthChanged::UnitChange& unit : changed->units)
        (unit.men < 0 ? lost_ : replaced_) += std::abs(unit.men);
    } else if (const auto* pooled = std::get_if<Pooled>(&event.change)) {
      for (const Recovering& men : pooled->men) lost_ -= men.men;
    } else if (const auto* returned = std::get_if<Returned>(&event.change); returned && returned->force.slug.empty()) {
      for (const Recovering& men : returned->men) lost_ += men.men;
    } else if (const auto* removed = std::get_if<Removed>(&event.change)) {
      lost_ += men_of(find_force(before, removed->force)->troops);
    } else if (const auto* arrived = std::get_if<Arrived>(&event.change)) {
      for (const Reinforcement& expected : before.expected)
        if (expected.force.id == arrived->force) reinforced_ += men_of(expected.force.troops);
    } else if (const auto* prestige = std::get_if<PrestigeChanged>(&event.change)) {
      prestige_ += prestige->by;
    }
  }

  [[nodiscard]] bool balances(const State& now) const {
    return founded_ + replaced_ + reinforced_ == under_arms(now) + in_pools(now) + lost_ && prestige_ == now.prestige;
  }
  [[nodiscard]] int replaced() const { return replaced_; }
  [[nodiscard]] int reinforced() const { return reinforced_; }

 private:
  int founded_, prestige_, replaced_ = 0, reinforced_ = 0, lost_ = 0;
};

Theatre a_country() {
  Theatre here = theatre({good("Alten", "Burg"), good("Burg", "Cron", "Elbe"), poor("Cron", "Dorf"),
                          good("Dorf", "Essen"), poor("Alten", "Dorf"), good("Burg", "Essen")},
                         {"Alten", "Cron", "Essen"});
  here.rules.calendar = {std::chrono::year{1813} / 4 / 27, 57};
  here.rules.replacements.drafts = {{"other", Arm::infantry, 100, {{1, 30, 0}}, "ours"},
                                    {"other", Arm::cavalry, 100, {{1, 10, 0}}, "ours"},
                                    {"other", Arm::artillery, 100, {{1, 20, 20}}, "ours"}};
  return here;
}

void give_pieces(Formation& troops) {
  for (Unit& unit : troops.units)
    if (unit.guns.value > 0) unit.piece = "6-pounder";
  for (Formation& below : troops.formations) give_pieces(below);
}

/// Somebody who may come from that turn on, with even chances.
Reinforcement expected(const Force& force, int turn) {
  return {force, {turn}, 50, "", "ours", std::nullopt, {}, true};
}

State two_armies() {
  State state = with({garrison(division("Guard of Alten", "Alten")), corps("I Corps", "Alten", 3),
                      corps("II Corps", "Burg", 4), cavalry_corps("I Cavalry Corps", "Alten"),
                      coalition(garrison(division("Guard of Essen", "Essen"))), coalition(corps("Yorck", "Essen", 3)),
                      coalition(corps("Kleist", "Cron", 2)), coalition(division("Vanguard", "Dorf"))});
  state.prestige = 400;
  for (const Force& force : state.forces)
    for_each_unit(force.troops, [&](const CommandPath&, const Unit& unit) {
      state.establishment.edit()[unit.id] = unit.men.value;
      if (unit.guns.value > 0) state.batteries.edit()[unit.id] = unit.guns.value;
    });
  state.expected.edit() = {
      expected(corps("XIV Corps", "Alten", 3), 4), expected(cavalry_corps("V Cavalry Corps", "Burg"), 9),
      expected(coalition(corps("Sacken", "Essen", 3)), 3), expected(coalition(division("Landwehr", "Cron")), 12)};
  for (Force& force : state.forces) give_pieces(force.troops.edit());
  for (Reinforcement& later : state.expected.edit()) give_pieces(later.force.troops.edit());
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
  policy.least_match = 30;
  policy.most_strangers = 20;
  policy.gun_crew_least = 20;
  policy.gun_overrun_from = policy.gun_captured = 50;
  policy.commander_back_after = 8;
  policy.shaken_from = 15;
  policy.broken_from = 40;
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

/// A campaign as it is played: each event is applied, and noted in the ledger.
class Campaign {
 public:
  explicit Campaign(std::uint64_t seed) : dice_(seed) {}

  void play() {
    while (state_.turn.value <= 57 && !state_.ending) {
      order_marches(here_, state_, dice_);
      replayed_ = state_;
      DiceCup cup(state_.seed, state_.turn);
      happen(play_turn(here_, state_, cup));
      const std::vector<Contact> contacts = state_.contacts;
      for (const Contact& contact : contacts) {
        if (contact.settled || state_.ending) continue;
        if (both_have_men(contact) && dice_.happens(1, 25))
          fight(contact);
        else
          lose_by_word(contact);
        judge(contact);
      }
      holds(state_);
      RC_ASSERT(ledger_.balances(state_));
      RC_ASSERT(replayed_ == state_);
      tried("half-weeks");
    }
    tried("campaigns");
  }

  [[nodiscard]] const Ledger& ledger() const { return ledger_; }
  [[nodiscard]] int battles_fought() const { return fought_; }

 private:
  void happen(const std::vector<Event>& events) {
    for (const Event& event : events) {
      ledger_.note(state_, event);
      apply(state_, event);
      apply(replayed_, event);
    }
  }

  [[nodiscard]] bool both_have_men(const Contact& contact) const {
    const auto has_men = [&](const ForceId& id) {
      const Force* force = find_force(state_, id);
      return force != nullptr && men_of(force->troops) > 0;
    };
    return std::any_of(contact.attackers.begin(), contact.attackers.end(), has_men) &&
           std::any_of(contact.defenders.begin(), contact.defenders.end(), has_men);
  }

  /// Muster, battle sheet, a dump of it, and its losses back (5.4, 5.5).
  void fight(const Contact& contact) {
    const PlannedBattle planned = plan_battle(here_, state_, contact, {}, usual_days(), shipped_profile());
    const sow::Mod mod = sow::make_mod(planned.plan, shipped_profile());
    happen(sent_to_the_game(here_, state_, contact, planned, mod.sheet));
    Battle battle = *find_battle(state_, contact.number);
    const sow::BattleSheet sheet = sow::read_battle_sheet(battle.sheet, "the battle sheet");
    const tools::SampleDumps dumps = tools::sample_dumps(
        sheet, {.seed = static_cast<std::uint64_t>(dice_.roll(1, 9999)), .leave_out = dice_.roll(0, 2)});
    const dumps::Reconciled reconciled =
        dumps::reconcile(sheet, dumps::read_results(dumps.results, "the dump"), nullptr, usual_policy());
    const dumps::Losses losses = dumps::carry_over(sheet, reconciled, usual_policy());
    const std::vector<Event> cost = carry_losses(here_, state_, contact, losses, battle.ids, usual_policy());
    battle.losses = true;
    battle.sheet.clear();
    happen({happens(state_, "5.4", as_written("The losses come from a dump"), BattleSet{battle})});
    happen(cost);
    ++fought_;
    tried("battles by way of the game");
  }

  void lose_by_word(const Contact& contact) {
    std::vector<SpokenLoss> spoken;
    for (const auto* side : {&contact.attackers, &contact.defenders})
      for (const ForceId& id : *side)
        if (find_force(state_, id) != nullptr) spoken.push_back({id, dice_.roll(0, 40), true});
    const dumps::Losses losses = losses_by_word(here_, state_, contact, spoken, usual_policy());
    happen(carry_losses(here_, state_, contact, losses, {}, usual_policy()));
  }

  void judge(const Contact& contact) {
    Battle battle;
    battle.number = contact.number;
    battle.turn = contact.turn;
    if (const Battle* so_far = find_battle(state_, contact.number)) battle = *so_far;
    battle.losses = true;
    battle.verdict = any_verdict(dice_);
    DiceCup own = dice_of_battle(state_, -contact.number);
    happen(judged(here_, state_, contact, battle, own));
  }

  const Theatre here_ = a_country();
  State state_ = two_armies();
  State replayed_ = state_;
  Ledger ledger_{state_};
  Dice dice_;
  int fought_ = 0;
};

}  // namespace

RC_GTEST_PROP(Rule54Always, EveryManIsAccountedForThroughoutACampaignAndItsReplayIsTheSame, ()) {
  Campaign(*rc::gen::arbitrary<std::uint64_t>()).play();
}

TEST(Rule54Always, SuchCampaignsAreFoughtInTheGameTooAndHaveDraftsAndReinforcements) {
  int fought = 0;
  int replaced = 0;
  int reinforced = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Campaign campaign(seed);
    campaign.play();
    fought += campaign.battles_fought();
    replaced += campaign.ledger().replaced();
    reinforced += campaign.ledger().reinforced();
  }
  EXPECT_GT(fought, 0);
  EXPECT_GT(replaced, 0);
  EXPECT_GT(reinforced, 0);
}

}  // namespace estafette::test::campaign_property_test
