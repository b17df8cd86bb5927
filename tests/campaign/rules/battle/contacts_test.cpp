#include "campaign/rules/battle/contacts.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::test::contacts_test {
namespace {

Theatre crossroads() {
  return theatre({good("Weissenfels", "Lützen"), good("Lützen", "Leipzig"), good("Pegau", "Lützen")}, {"Leipzig"});
}

/// As it stands after a march of this turn along that way, the first or a later one of the turn.
Force arrived(Force force, const std::string& names, bool into_enemy, int came = 1) {
  force.trodden = way(names);
  force.march = force.trodden;
  force.came = came;
  force.at = force.trodden.back();
  force.marched = static_cast<int>(force.trodden.size()) - 1;
  force.advanced = into_enemy;
  return force;
}

State with_orders(State state, const std::vector<Order>& orders) {
  for (const Order& order : orders) {
    state.orders.push_back(lodged(state, order));
    ++state.orders_so_far;
  }
  return state;
}

Order simply(OrderKind kind, const std::string& subject) {
  Order order;
  order.kind = kind;
  order.subject = {node(subject).slug};
  return order;
}

Contact only_contact(const State& state) {
  return after(state, contacts(crossroads(), state)).contacts.at(0);
}

const Force kNey = corps("III Corps", "Lützen");
const Force kBlucher = coalition(corps("Blücher", "Lützen"));

}  // namespace

TEST(Rule55Contacts, WhoAdvancesUponAnEnemyHeldNodeIsTheAttacker) {
  const State state = with({kNey, arrived(kBlucher, "Pegau-Lützen", true)});
  EXPECT_EQ(told(contacts(crossroads(), state)), "5.5: Battle 1 at Lützen: Blücher attacks III Corps\n");
  const Contact battle = only_contact(state);
  EXPECT_EQ(battle.attacker, Side::coalition);
  EXPECT_EQ(battle.attackers, std::vector{kBlucher.id});
  EXPECT_EQ(battle.defenders, std::vector{kNey.id});
  EXPECT_EQ(battle.attackers_from, std::vector{node("Pegau")});
  EXPECT_EQ(battle.turn, state.turn);
}

TEST(Rule55Contacts, AllForcesInTheFieldAreInTheBattleAndGarrisonsAreNot) {
  Force investing = corps("XI Corps", "Leipzig");
  investing.duty = Duty::investing;
  const State state = with({investing, garrison(coalition(division("Guard of Leipzig", "Leipzig")))});
  EXPECT_EQ(told(contacts(crossroads(), state)), "");
  State relieved = state;
  relieved.forces.push_back(arrived(coalition(corps("Bülow", "Leipzig")), "Lützen-Leipzig", true));
  relieved.forces.push_back(arrived(coalition(corps("Borstell", "Leipzig")), "Lützen-Leipzig", true));
  EXPECT_EQ(told(contacts(crossroads(), relieved)), "5.5: Battle 1 at Leipzig: Bülow and Borstell attack XI Corps\n");
}

TEST(Rule55Contacts, WithBothSidesAdvancingWhoFindsTheEnemyThereAttacks) {
  const auto attacker = [](int ney_came, int blucher_came) {
    return only_contact(with({arrived(kNey, "Weissenfels-Lützen", true, ney_came),
                              arrived(kBlucher, "Pegau-Lützen", true, blucher_came)}))
        .attacker;
  };
  EXPECT_EQ(attacker(1, 2), Side::coalition);
  EXPECT_EQ(attacker(2, 1), Side::france);
}

TEST(Rule55Contacts, WhateverOrderBroughtAForceThereItCameWhenItCame) {
  // 1.2, 5.5: VI Corps stood at Lützen; Kleist marched there, and Berg followed him to where 32nd Division came too.
  const Force division32 = arrived(division("32nd Division", "Lützen"), "Weissenfels-Lützen", true, 3);
  const Force kleist = arrived(coalition(corps("Kleist", "Lützen")), "Leipzig-Lützen", true, 1);
  const Force berg = arrived(coalition(corps("Berg", "Lützen")), "Leipzig-Lützen", true, 2);
  const State state = with({corps("VI Corps", "Lützen"), division32, kleist, berg});
  EXPECT_EQ(told(contacts(crossroads(), state)),
            "5.5: Battle 1 at Lützen: Kleist and Berg attack VI Corps and 32nd Division\n");
  EXPECT_EQ(only_contact(state).attackers_from, (std::vector{node("Leipzig"), node("Leipzig")}));
}

TEST(Rule55Contacts, AFriendWhoComesToHisAidLaterDoesNotMakeTheDefenderTheAttacker) {
  const Force ney = arrived(kNey, "Weissenfels-Lützen", true, 1);
  const Force yorck = arrived(coalition(corps("Yorck", "Lützen")), "Leipzig-Lützen", true, 2);
  State state = with_orders(with({kBlucher, ney, yorck}),
                            {simply(OrderKind::stand, "Blücher"), march_order(ney, "Weissenfels-Lützen"),
                             march_order(yorck, "Leipzig-Lützen")});
  EXPECT_EQ(
      told(contacts(crossroads(), state)),
      "5.5: Battle 1 at Lützen: III Corps attacks Blücher and Yorck, which stand on ground of their own choosing\n");
}

TEST(Rule55Contacts, WithBothThereBeforeTheTurnWhoIsJoinedByAComerAttacks) {
  const Force yorck = arrived(coalition(corps("Yorck", "Lützen")), "Leipzig-Lützen", false);
  EXPECT_EQ(only_contact(with({kNey, kBlucher, yorck})).attacker, Side::coalition);
}

TEST(Rule55Contacts, IfNobodyMarchedThereTheSideThatHoldsTheNodeDefends) {
  State state = with({kNey, kBlucher});
  state.owners.edit()[node("Lützen")] = Side::france;
  EXPECT_EQ(only_contact(state).attacker, Side::coalition);
}

TEST(Rule55Contacts, AForceThatTurnedBackComesFromWhereItTurned) {
  Force ney = arrived(kNey, "Weissenfels-Lützen", true);  // the road trodden to Leipzig is rolled up again
  ney.march = way("Leipzig-Lützen");
  EXPECT_EQ(only_contact(with({ney, kBlucher})).attackers_from, std::vector{node("Leipzig")});
}

TEST(Rule55Contacts, WhoWasToldToStandChoosesHisGround) {
  const State state = with({kNey, arrived(kBlucher, "Pegau-Lützen", true)});
  EXPECT_FALSE(only_contact(state).defender_stood);
  const State stood = with_orders(state, {simply(OrderKind::stand, "III Corps")});
  EXPECT_TRUE(only_contact(stood).defender_stood);
  EXPECT_EQ(told(contacts(crossroads(), stood)),
            "5.5: Battle 1 at Lützen: Blücher attacks III Corps, which stands on ground of its own choosing\n");
}

TEST(Rule55Contacts, BattlesAreNumberedOverTheWholeCampaignAndNoneIsTakenUpTwice) {
  State state = with({kNey, arrived(kBlucher, "Pegau-Lützen", true)});
  state.contacts_so_far = 4;
  state = after(state, contacts(crossroads(), state));
  EXPECT_EQ(state.contacts.at(0).number, 5);
  EXPECT_EQ(told(contacts(crossroads(), state)), "") << "it is not settled yet";
  state.contacts.at(0).settled = true;
  EXPECT_EQ(told(contacts(crossroads(), state)), "5.5: Battle 6 at Lützen: Blücher attacks III Corps\n");
}

TEST(Rule55Contacts, NoBattlesOccurDuringATruce) {
  State state = with({kNey, kBlucher});
  state.truce = Truce{Turn{9}, "of Pläswitz"};
  EXPECT_EQ(told(contacts(crossroads(), state)), "");
}

}  // namespace estafette::test::contacts_test
