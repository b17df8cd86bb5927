#include "campaign/rules/marching/bridges.hpp"

#include "campaign/rules/marching/bridge_works.hpp"
#include "campaign/rules/marching/march_cost.hpp"
#include "campaign/rules/marching/obstacles.hpp"
#include "campaign/rules/objection.hpp"
#include "campaign/rules/organisation/escort.hpp"
#include "campaign/rules/roads.hpp"
#include "campaign/support/theatres.hpp"
#include "campaign/telling/telling.hpp"

#include <gtest/gtest.h>

namespace estafette::test::bridges_test {
namespace {

/// Towns every 10 km on the northern bank of the Mulde, 11 km from it; of the others the southern ones lie as far from
/// it, and Plauen far away.
Theatre along_the_mulde() {
  Theatre here = theatre({good("Wurzen", "Eilenburg"), good("Eilenburg", "Düben"), good("Düben", "Bennewitz", "Mulde"),
                          good("Bennewitz", "Grimma"), good("Grimma", "Plauen")});
  map::Map map = here.map;
  for (map::Node& one : map.nodes) {
    if (one.name == "Bennewitz" || one.name == "Grimma") one.at.lat = 50.8;
    if (one.name == "Grimma") one.at.lon = 12.1;
    if (one.name == "Plauen") one.at.lat = 50.0;
  }
  return {map, here.rules};
}

/// III Corps with the train is at Eilenburg.
State at_eilenburg() {
  State state = with({corps("III Corps", "Eilenburg")});
  Piece train;
  train.id = {"train"};
  train.kind = PieceKind::pontoon_train;
  train.name = "Train";
  train.at = node("Eilenburg");
  train.with = {"iii-corps"};
  state.pieces = {train};
  return state;
}

Order bridge(const std::string& to, const std::string& from = "Eilenburg") {
  Order order;
  order.kind = OrderKind::bridge;
  order.subject = {"train"};
  order.place = node(from);
  order.far_bank = node(to);
  return order;
}

Order take_up() {
  Order order;
  order.kind = OrderKind::take_up_bridge;
  order.subject = {"train"};
  return order;
}

std::string why_not(const State& state, const Order& order) {
  std::string text;
  for (const Objection& objection : bridge_objections(along_the_mulde(), state, order))
    text += objection.rule + ": " + tell(objection.reason) + "\n";
  return text;
}

State carry_out(const State& state, const Order& order) {
  return after(state, bridge_order(along_the_mulde(), state, lodged(state, order)));
}

std::string works(const State& state) {
  return told(bridges(along_the_mulde(), state));
}

State end_of_turn(const State& state) {
  return after(state, bridges(along_the_mulde(), state));
}

bool leads(const State& state, const std::string& from, const std::string& to) {
  return stretch(along_the_mulde(), state, node(from), node(to)).has_value();
}

State with_a_bridge() {
  return end_of_turn(carry_out(at_eilenburg(), bridge("Grimma")));
}

}  // namespace

TEST(Rule52Pontoons, ABridgeIsBuiltInOneTurnAndThenJoinsItsBanksAsARoad) {
  State state = at_eilenburg();
  const Order order = bridge("Grimma");
  EXPECT_EQ(why_not(state, order), "");
  EXPECT_EQ(told(bridge_order(along_the_mulde(), state, lodged(state, order))),
            "5.2: Train unloads its boats at Eilenburg\n"
            "5.2: Train begins a bridge of boats over the Mulde from Eilenburg to Grimma\n");
  state = carry_out(state, order);
  EXPECT_FALSE(leads(state, "Eilenburg", "Grimma"));
  EXPECT_EQ(works(state), "5.2: The bridge of boats over the Mulde from Eilenburg to Grimma is ready\n");
  state = end_of_turn(state);
  EXPECT_TRUE(leads(state, "Eilenburg", "Grimma"));
  EXPECT_TRUE(leads(state, "Grimma", "Eilenburg"));
  EXPECT_EQ(works(state), "");
}

TEST(Rule52Pontoons, ABridgeLeadsOverOneRiverToANodeOnItsOtherBankNearIt) {
  EXPECT_EQ(why_not(at_eilenburg(), bridge("Wurzen")),
            "5.2: Eilenburg and Wurzen are on the same bank of the "
            "Mulde\n");
  EXPECT_EQ(why_not(at_eilenburg(), bridge("Plauen")),
            "5.2: Eilenburg and Plauen are 115 km apart; a bridge of boats may join places up to 50 km apart\n"
            "5.2: Plauen is 100 km from the Mulde; the ends of a bridge of boats may be up to 15 km from the river\n");
}

TEST(Rule52Pontoons, TheFarBankMustBeEmptyOfEnemies) {
  State state = at_eilenburg();
  state.forces.push_back(coalition(division("Kleist", "Grimma")));
  EXPECT_EQ(why_not(state, bridge("Grimma")), "5.2: The enemy holds Grimma, on the far bank\n");
}

TEST(Rule52Pontoons, AnEnemyWhoComesToTheFarBankMeanwhileHindersTheWork) {
  State state = carry_out(at_eilenburg(), bridge("Grimma"));
  state.forces.push_back(coalition(division("Kleist", "Grimma")));
  EXPECT_EQ(works(state),
            "5.2: The bridge of boats over the Mulde from Eilenburg to Grimma cannot be finished: the far bank is held "
            "by Kleist\n");
}

TEST(Rule52Pontoons, ATrainHasOneBridgeAndMustBeWhereItIsToBuild) {
  EXPECT_EQ(why_not(at_eilenburg(), bridge("Grimma", "Düben")), "5.2: Train is at Eilenburg, not at Düben\n");
  EXPECT_EQ(why_not(with_a_bridge(), bridge("Bennewitz")),
            "5.2: Train has its boats in the bridge from Eilenburg to Grimma, which must be taken up first\n");
  State two = with_a_bridge();
  two.pieces.push_back(at_eilenburg().pieces.front());
  two.pieces.back().id = {"second-train"};
  Order again = bridge("Grimma");
  again.subject = {"second-train"};
  EXPECT_EQ(why_not(two, again), "5.2: There is already a bridge of boats from Eilenburg to Grimma\n");
  Order of_a_force = bridge("Grimma");
  of_a_force.subject = {"iii-corps"};
  EXPECT_EQ(why_not(at_eilenburg(), of_a_force), "5.2: III Corps is not a pontoon train\n");
}

TEST(Rule52Pontoons, BuildingTakesTheWholeTurnSoThatWhoHasMarchedBuildsNothing) {
  State state = at_eilenburg();
  state.forces.front().marched = 1;
  state.pieces.front().marched = 1;
  const auto events = bridge_order(along_the_mulde(), state, lodged(state, bridge("Grimma")));
  EXPECT_EQ(told(events),
            "5.2: The order is not carried out: Train has marched with III Corps this turn, and a bridge of boats "
            "takes a whole turn\n");
  EXPECT_EQ(tell(events.at(0).cause), "order 1: bridge");
}

TEST(Rule52Pontoons, ATrainThatHasComeWithAnotherForceBuildsNothingThatTurnEither) {
  State state = at_eilenburg();
  state.pieces.front().marched = 1;
  EXPECT_EQ(
      told(bridge_order(along_the_mulde(), state, lodged(state, bridge("Grimma")))),
      "5.2: The order is not carried out: Train has marched this turn, and a bridge of boats takes a whole turn\n");
}

TEST(Rule52Pontoons, ADeployedTrainIsEscortedByADivisionAtAllTimes) {
  State state = at_eilenburg();
  state.forces.front() = garrison(state.forces.front());
  EXPECT_EQ(why_not(state, bridge("Grimma")),
            "5.2: Train has no escort at Eilenburg; a division (MD) in the field must stay with it\n");
  state = carry_out(at_eilenburg(), bridge("Grimma"));
  state.forces.front().at = node("Düben");
  EXPECT_EQ(works(state), "5.2: Train is without an escort at Eilenburg, so its work has not gone on\n");
  EXPECT_EQ(end_of_turn(state), state);
  state.forces.push_back(division("Durutte", "Eilenburg"));
  EXPECT_EQ(works(state), "5.2: The bridge of boats over the Mulde from Eilenburg to Grimma is ready\n");
}

TEST(Rule52Pontoons, DismantlingTakesATurnAndNothingPassesMeanwhile) {
  State state = with_a_bridge();
  EXPECT_EQ(told(bridge_order(along_the_mulde(), state, lodged(state, take_up()))),
            "5.2: Train begins to take up its bridge over the Mulde from Eilenburg to Grimma: nothing can cross it any "
            "more\n");
  state = carry_out(state, take_up());
  EXPECT_FALSE(leads(state, "Eilenburg", "Grimma"));
  EXPECT_EQ(why_not(state, take_up()), "5.2: The bridge of Train is already being taken up\n");
  EXPECT_EQ(works(state),
            "5.2: The bridge of boats over the Mulde from Eilenburg to Grimma is taken up; Train is ready to march at "
            "Eilenburg\n");
  state = end_of_turn(state);
  EXPECT_TRUE(state.bridges.empty());
  EXPECT_EQ(why_not(state, take_up()), "5.2: Train has built no bridge\n");
}

TEST(Rule52Pontoons, ATrainThatIsLeftAloneFallsToAnEnemyInItsNode) {
  State state = with_a_bridge();
  state.forces.front().at = node("Düben");
  EXPECT_EQ(works(state), "5.2: Train is without an escort at Eilenburg\n");
  state.forces.push_back(coalition(division("Kleist", "Eilenburg")));
  EXPECT_EQ(works(state), "5.2: Train is taken at Eilenburg by Kleist, and its bridge is gone\n");
  state = end_of_turn(state);
  EXPECT_EQ(state.pieces.front().side, Side::coalition);
  EXPECT_FALSE(leads(state, "Eilenburg", "Grimma"));
  EXPECT_EQ(works(state), "") << "Kleist escorts it now";
}

TEST(Rule52Pontoons, ATrainWithItsForceIsNotTakenBeforeTheBattle) {
  State state = at_eilenburg();
  state.forces.push_back(coalition(corps("Kleist", "Eilenburg")));
  EXPECT_EQ(works(state), "");
}

TEST(Rule52Pontoons, AnUnescortedBridgeCarriesNobody) {
  State state = with_a_bridge();
  EXPECT_TRUE(leads(state, "Grimma", "Eilenburg"));
  state.forces.front().at = node("Düben");
  EXPECT_FALSE(leads(state, "Grimma", "Eilenburg"));
  state.forces.push_back(division("Durutte", "Eilenburg"));
  EXPECT_TRUE(leads(state, "Grimma", "Eilenburg"));
}

TEST(Rule52Pontoons, NoOrderLeavesATrainOrABridgeWithoutADivision) {
  State state = with_a_bridge();
  EXPECT_EQ(told(to_leaving_a_train(along_the_mulde(), state, state.forces[0])),
            "5.2: III Corps is all the escort that Train has at Eilenburg, and it must have a division (MD) at all "
            "times: leave one there, or take up the bridge first\n");
  const auto why = objections(along_the_mulde(), state, state.forces[0], way("Eilenburg - Grimma"), false);
  ASSERT_EQ(why.size(), 1U);
  EXPECT_EQ(why[0].rule, "5.2");
  state.forces.push_back(division("Durutte", "Eilenburg"));
  EXPECT_TRUE(objections(along_the_mulde(), state, state.forces[0], way("Eilenburg - Grimma"), false).empty());
  State travelling = at_eilenburg();
  EXPECT_TRUE(to_leaving_a_train(along_the_mulde(), travelling, travelling.forces[0]).empty()) << "it comes along";
  travelling.pieces[0].with = {};
  EXPECT_FALSE(to_leaving_a_train(along_the_mulde(), travelling, travelling.forces[0]).empty());
}

TEST(Rule52Pontoons, ABridgeBesideARoadAddsALinkAndReplacesNone) {
  State state = with_a_bridge();
  state.bridges[0].near_bank = node("Düben");
  state.bridges[0].far_bank = node("Bennewitz");
  state.pieces[0].at = node("Düben");
  state.forces = {division("Durutte", "Düben"), corps("III Corps", "Düben", 12)};
  const Stretch both = *stretch(along_the_mulde(), state, node("Düben"), node("Bennewitz"));
  EXPECT_EQ(both.road_class, map::RoadClass::good);
  EXPECT_EQ(capacity_for(state, both, Side::france), 10 + along_the_mulde().rules.bridge.capacity);
  EXPECT_TRUE(objections(along_the_mulde(), state, state.forces[1], way("Düben - Bennewitz"), false).empty());
  // By the road: a node for the Mulde. By the boats: none, at the pace of a poor road.
  const MarchCost cost =
      march_cost(along_the_mulde(), state, state.forces[1], way("Düben - Bennewitz - Grimma"), false);
  EXPECT_EQ(cost.allowance - cost.spent, 0);
}

TEST(Rule52Pontoons, BoatsCrossWhereAFortressBarsTheRoad) {
  Theatre here = theatre({controlled(good("Düben", "Bennewitz", "Mulde"), "Bennewitz")}, {"Bennewitz"});
  State state = with({division("Durutte", "Düben"), garrison(coalition(division("Lauer", "Bennewitz")))});
  EXPECT_TRUE(barred(state, *stretch(here, state, node("Düben"), node("Bennewitz")), Side::france));
  state.pieces = with_a_bridge().pieces;
  state.pieces[0].at = node("Düben");
  state.bridges = {Bridge{{"train"}, node("Düben"), node("Bennewitz"), "Mulde", BridgeStage::standing}};
  const Stretch road = *stretch(here, state, node("Düben"), node("Bennewitz"));
  EXPECT_FALSE(barred(state, road, Side::france));
  EXPECT_EQ(room_on(state, road, Side::france), here.rules.bridge.capacity) << "the boats alone";
  EXPECT_EQ(room_on(state, road, Side::coalition), 10 + here.rules.bridge.capacity);
}

}  // namespace estafette::test::bridges_test
