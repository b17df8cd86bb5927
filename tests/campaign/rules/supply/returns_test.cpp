#include "campaign/rules/supply/returns.hpp"

#include "campaign/rules/depots.hpp"

#include <gtest/gtest.h>

namespace estafette::test::returns_test {
namespace {

State in_turn_4(const Force& force) {
  State state = lost(with({force}), "iii-corps-1.1", 100);
  state.turn = {4};
  state.recovering = {{"iii-corps-1.1", {4}, 30, false},
                      {"iii-corps-1.1", {3}, 5, true},
                      {"iii-corps-1.1", {5}, 12, false},
                      {"iii-corps.guns", {4}, 1, true}};
  return state;
}

std::string what_happens(const State& state) {
  return told(returns(with_depots(), state));
}

Convalescent ney(Turn back) {
  Ratings ratings;
  ratings.ability = 5;
  return {"iii-corps", "Marshal Ney", ratings, back};
}

}  // namespace

TEST(Rule54ComeBack, WhoIsDueComesBackIntoHisUnitDownAnOpenLine) {
  const State state = in_turn_4(supplied(corps("III Corps", "Weimar")));
  EXPECT_EQ(what_happens(state), "5.4: III Corps gets back 30 wounded and 6 stragglers: 35 infantry and 1 gunner\n");
  const State later = after(state, returns(with_depots(), state));
  EXPECT_EQ(unit(later, "iii-corps-1.1").men.value, 835);
  EXPECT_EQ(later.recovering, (std::vector<Recovering>{{"iii-corps-1.1", {5}, 12, false}}));
}

TEST(Rule54ComeBack, MenFindTheirUnitInWhateverForceItIs) {
  State state = in_turn_4(supplied(corps("III Corps", "Weimar")));
  Force alone = division("III Corps 1", "Jena");
  std::swap(alone.troops.edit(), state.forces[0].troops.edit().formations[0]);
  state.forces[0].troops.edit().formations.erase(state.forces[0].troops.edit().formations.begin());
  state.forces.push_back(supplied(alone));
  EXPECT_EQ(what_happens(state),
            "5.4: III Corps gets back 1 straggler: 1 gunner\n"
            "5.4: III Corps 1 gets back 30 wounded and 5 stragglers: 35 infantry\n");
}

TEST(Rule54ComeBack, TheyWaitWhileTheLineIsCut) {
  State state = in_turn_4(cut(corps("III Corps", "Weimar")));
  EXPECT_EQ(what_happens(state), "");
  state.forces[0].line.cut = false;
  state.turn = {9};
  EXPECT_EQ(what_happens(state), "5.4: III Corps gets back 42 wounded and 6 stragglers: 47 infantry and 1 gunner\n");
}

TEST(Rule54ComeBack, AGarrisonIsReachedWhileNoEnemyStandsBeforeIt) {
  State state = in_turn_4(garrison(supplied(corps("III Corps", "Erfurt"))));
  EXPECT_NE(what_happens(state), "");
  state.forces.push_back(coalition(corps("Yorck", "Erfurt")));
  EXPECT_EQ(what_happens(state), "");
}

TEST(Rule54ComeBack, MenOfTroopsThatAreNoMoreAreLost) {
  State state = in_turn_4(supplied(corps("III Corps", "Weimar")));
  state.forces.clear();
  EXPECT_EQ(what_happens(state), "5.4: Lost for good with troops that no longer exist: 30 wounded and 6 stragglers\n");
  EXPECT_EQ(after(state, returns(with_depots(), state)).recovering.size(), 1U);
}

TEST(Rule54ComeBack, ACommanderWhoHasRecoveredTakesHisCommandAgain) {
  State state = with({cut(corps("III Corps", "Weimar"))});
  state.turn = {4};
  state.convalescents = {ney({4})};
  EXPECT_EQ(what_happens(state), "5.4: Marshal Ney has recovered and commands III Corps again\n");
  const State later = after(state, returns(with_depots(), state));
  EXPECT_EQ(later.forces[0].troops->commander, "Marshal Ney");
  EXPECT_EQ(later.forces[0].troops->ratings.ability, 5);
  EXPECT_TRUE(later.convalescents.empty());
}

TEST(Rule54ComeBack, ACommanderWhosePostIsFilledOrGoneIsNoConvalescentAnyMore) {
  State state = with({corps("III Corps", "Weimar")});
  state.turn = {4};
  state.forces[0].troops.edit().commander = "Souham";
  state.convalescents = {ney({4})};
  EXPECT_EQ(what_happens(state), "5.4: Marshal Ney has recovered, but Souham commands III Corps now\n");
  state.forces.clear();
  EXPECT_EQ(what_happens(state), "5.4: Marshal Ney has recovered, but his command no longer exists\n");
  EXPECT_TRUE(after(state, returns(with_depots(), state)).convalescents.empty());
}

TEST(Rule54ComeBack, TheDeadAndThoseWhoAreNotDueStayAway) {
  State state = with({corps("III Corps", "Weimar")});
  state.turn = {4};
  state.convalescents = {ney({0}), ney({5})};
  EXPECT_EQ(what_happens(state), "");
}

TEST(Rule54ComeBack, OfTwoWhoHadOnePostTheOneWhoIsDueFirstHasItAndNeverTheDead) {
  State state = with({corps("III Corps", "Weimar")});
  state.turn = {4};
  Convalescent souham = ney({3});
  souham.name = "Souham";
  state.convalescents = {ney({0}), ney({4}), souham};
  EXPECT_EQ(what_happens(state),
            "5.4: Souham has recovered and commands III Corps again\n"
            "5.4: Marshal Ney has recovered, but Souham commands III Corps now\n");
  EXPECT_EQ(after(state, returns(with_depots(), state)).convalescents, (std::vector<Convalescent>{ney({0})}));
}

TEST(Rule54ComeBack, AnArmyCommanderIsToldToHisHeadquarters) {
  State state = with({corps("III Corps", "Weimar")});
  state.turn = {4};
  state.armies = {{"main", "Army of the Main", Side::france, "", {}, "France"}};
  state.pieces = {{{"hq"}, PieceKind::headquarters, "Headquarters", Side::france, "main", node("Weimar"), {}}};
  state.convalescents = {{"main", "Napoleon", {}, {4}}};
  const std::vector<Event> events = returns(with_depots(), state);
  EXPECT_EQ(told(events), "5.4: Napoleon has recovered and commands Army of the Main again\n");
  EXPECT_EQ(events[0].forces, (std::vector<ForceId>{{"hq"}}));
}

}  // namespace estafette::test::returns_test
