// What each event changes, and that it changes nothing else that people would notice.
#include "campaign/state/event.hpp"

#include "campaign/state/trodden.hpp"
#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

namespace estafette::campaign::event_test {
namespace {

using test::coalition, test::corps, test::division, test::force, test::node, test::way, test::with;

State applied(State state, Change change) {
  Event event;
  event.change = std::move(change);
  apply(state, event);
  return state;
}

Piece napoleon(const std::string& at, const std::string& with_force) {
  Piece piece;
  piece.id = {"napoleon"};
  piece.kind = PieceKind::chief;
  piece.name = "Napoleon";
  piece.army = "main";
  piece.at = node(at);
  piece.with = {with_force};
  return piece;
}

/// III Corps and Napoleon at Alten, Yorck at Cron.
State small() {
  State state = with({corps("III Corps", "Alten", 3), coalition(corps("Yorck", "Cron", 2))});
  state.pieces = {napoleon("Alten", "iii-corps")};
  return state;
}

LodgedOrder order(int sequence) {
  LodgedOrder lodged;
  lodged.sequence = sequence;
  return lodged;
}

const Force& third(const State& state) {
  return force(state, "III Corps");
}

}  // namespace

TEST(ApplyEvent, WhatIsOnlyToldChangesNothing) {
  EXPECT_EQ(applied(small(), Told{}), small());
}

TEST(ApplyEvent, TheFoundingGivesTheFirstState) {
  EXPECT_EQ(applied(State{}, Founded{small()}), small());
}

TEST(ApplyEvent, OrdersAreLodgedInSequenceAndWithdrawnByTheirNumber) {
  State state = applied(applied(small(), OrderLodged{order(1)}), OrderLodged{order(2)});
  EXPECT_EQ(state.orders_so_far, 2);
  state = applied(state, OrderWithdrawn{1});
  ASSERT_EQ(state.orders.size(), 1U);
  EXPECT_EQ(state.orders[0].sequence, 2);
  EXPECT_EQ(state.orders_so_far, 2) << "a number is never given twice";
}

TEST(ApplyEvent, AMarchUsesTheRoadsForAllItsDivisionsAndTakesItsPiecesAlong) {
  const State state = applied(small(), Moved{{"iii-corps"}, way("Alten - Burg - Cron"), 3, false, true});
  EXPECT_EQ(third(state).at, node("Cron"));
  EXPECT_EQ(third(state).marched, 3);
  EXPECT_TRUE(third(state).advanced);
  EXPECT_EQ(third(state).trodden, way("Alten - Burg - Cron"));
  EXPECT_EQ(state.traffic, (std::map<std::string, int>{{"alten|burg", 3}, {"burg|cron", 3}}));
  EXPECT_EQ(state.pieces[0].at, node("Cron"));
}

TEST(ApplyEvent, GoingBackOnTheTroddenWayRollsItUp) {
  State state = applied(small(), Moved{{"iii-corps"}, way("Alten - Burg - Cron"), 2, false, false});
  state = applied(state, Moved{{"iii-corps"}, way("Cron - Burg"), 1, true, false});
  EXPECT_EQ(third(state).trodden, way("Alten - Burg"));
  EXPECT_FALSE(third(state).advanced);
}

TEST(ApplyEvent, ItsLastMarchIsKeptAsItWasMadeUntilTheNext) {
  State state = applied(small(), Moved{{"iii-corps"}, way("Alten - Burg - Cron"), 2, false, false});
  state = applied(state, Moved{{"iii-corps"}, way("Cron - Burg"), 1, true, false});
  EXPECT_EQ(third(state).march, way("Alten - Burg - Cron - Burg"));
  EXPECT_EQ(third(state).came, 2) << "it came last, and before that it came first";
  state = applied(applied(state, TurnEnded{}), TurnBegan{});
  EXPECT_EQ(came_from(third(state)), node("Cron")) << "as it stands since";
  state = applied(state, Moved{{"iii-corps"}, way("Burg - Alten"), 1, false, false});
  EXPECT_EQ(third(state).march, way("Burg - Alten"));
  EXPECT_TRUE(applied(state, Placed{{"iii-corps"}, node("Dorf")}).forces[0].march.empty());
}

TEST(ApplyEvent, ANewTurnForgetsTrafficMarchesAndSettledContacts) {
  State state = applied(small(), Moved{{"iii-corps"}, way("Alten - Burg"), 1, false, true});
  Contact settled, open;
  settled.number = 1;
  settled.settled = true;
  open.number = 2;
  state.contacts = {settled, open};
  state = applied(state, TurnBegan{});
  EXPECT_TRUE(state.traffic.empty());
  EXPECT_EQ(third(state).marched, 0);
  EXPECT_FALSE(third(state).advanced);
  ASSERT_EQ(state.contacts.size(), 1U);
  EXPECT_EQ(state.contacts[0].number, 2);
}

TEST(ApplyEvent, TheEndOfATurnIsDoneWithItsOrders) {
  const State state = applied(applied(small(), OrderLodged{order(1)}), TurnEnded{});
  EXPECT_EQ(state.turn.value, 2);
  EXPECT_TRUE(state.orders.empty());
}

TEST(ApplyEvent, APlacedForceUsesNoRoadAndForgetsItsWay) {
  const State state = applied(small(), Placed{{"iii-corps"}, node("Dorf")});
  EXPECT_EQ(third(state).at, node("Dorf"));
  EXPECT_EQ(third(state).trodden, way("Dorf"));
  EXPECT_TRUE(state.traffic.empty());
  EXPECT_EQ(state.pieces[0].at, node("Dorf"));
}

TEST(ApplyEvent, APieceGoesAloneOrChangesHands) {
  State state = applied(small(), PieceMoved{{"napoleon"}, node("Burg"), {}, 2});
  EXPECT_EQ(state.pieces[0].at, node("Burg"));
  EXPECT_EQ(state.pieces[0].marched, 2);
  EXPECT_EQ(state.pieces[0].with, ForceId{});
  state.bridges = {{{"napoleon"}, node("Burg"), node("Cron"), "Elbe", BridgeStage::standing}};
  state = applied(state, PieceTaken{{"napoleon"}});
  EXPECT_EQ(state.pieces[0].side, Side::coalition);
  EXPECT_EQ(state.pieces[0].army, "");
  EXPECT_TRUE(state.bridges.empty()) << "a captured train's bridge is gone";
}

TEST(ApplyEvent, ConditionAndDutyAreAsTheEventSays) {
  State state = applied(small(), Fatigued{{"iii-corps"}, {2}});
  state = applied(state, Exhausted{{"iii-corps"}, {4}});
  state = applied(state, DutyTaken{{"iii-corps"}, Duty::garrison, {6}});
  EXPECT_EQ(third(state).fatigued_until.value, 2);
  EXPECT_EQ(third(state).exhausted_until.value, 4);
  EXPECT_EQ(third(state).duty, Duty::garrison);
  EXPECT_EQ(third(state).tied_until.value, 6);
}

TEST(ApplyEvent, ADetachedDivisionIsAForceInTheSamePlaceAndConditionUntilItIsAttachedAgain) {
  State state = applied(small(), Fatigued{{"iii-corps"}, {2}});
  const std::string left = third(state).troops->formations[0].id;
  state = applied(state, Detached{{"iii-corps"}, left, {"alone"}});
  ASSERT_EQ(state.forces.size(), 3U);
  EXPECT_EQ(third(state).troops->formations.size(), 2U);
  const Force& alone = *find_force(state, {"alone"});
  EXPECT_EQ(alone.name, "III Corps 1");
  EXPECT_EQ(alone.at, node("Alten"));
  EXPECT_EQ(alone.fatigued_until.value, 2);

  state = applied(state, PieceMoved{{"napoleon"}, node("Alten"), {"alone"}});
  state = applied(state, Exhausted{{"alone"}, {5}});
  state = applied(state, Attached{{"alone"}, {"iii-corps"}});
  EXPECT_EQ(find_force(state, {"alone"}), nullptr);
  EXPECT_EQ(third(state).troops->formations.size(), 3U);
  EXPECT_EQ(third(state).exhausted_until.value, 5) << "whoever takes in the exhausted is as exhausted";
  EXPECT_EQ(state.pieces[0].with, ForceId{"iii-corps"});
}

TEST(ApplyEvent, ACorpsThatIsAttachedBringsItsDivisionsAndItsGuns) {
  State state = with({corps("III Corps", "Alten", 3), corps("VI Corps", "Alten", 2)});
  state = applied(state, Attached{{"vi-corps"}, {"iii-corps"}});
  EXPECT_EQ(third(state).troops->formations.size(), 5U);
  EXPECT_EQ(third(state).troops->units.size(), 2U);
}

TEST(ApplyEvent, LossesFallOnTheUnitsThatSufferedThem) {
  const State before = small();
  const std::string battalion = third(before).troops->formations[1].units[0].id;
  const std::string battery = third(before).troops->units[0].id;
  const State state = applied(before, StrengthChanged{{"iii-corps"}, {{battalion, -150, 0}, {battery, 5, -2}}});
  EXPECT_EQ(third(state).troops->formations[1].units[0].men.value, 750);
  EXPECT_EQ(third(state).troops->units[0].men.value, 105);
  EXPECT_EQ(third(state).troops->units[0].guns.value, 6);
  EXPECT_EQ(third(state).troops->formations[0], third(before).troops->formations[0]);
}

TEST(ApplyEvent, WhoIsRemovedLeavesItsPiecesAlone) {
  const State state = applied(small(), Removed{{"iii-corps"}});
  EXPECT_EQ(state.forces.size(), 1U);
  EXPECT_EQ(state.pieces[0].with, ForceId{});
}

TEST(ApplyEvent, WhoGoesOverStandsWhereHeStoodOnTheOtherSideAndWithoutHisEmperor) {
  State before = small();
  before.forces[0].army = "main";
  const State state = applied(before, WentOver{{"iii-corps"}, Side::coalition, "Saxony"});
  EXPECT_EQ(third(state).side, Side::coalition);
  EXPECT_EQ(third(state).nation, "Saxony");
  EXPECT_EQ(third(state).army, "");
  EXPECT_EQ(third(state).at, node("Alten"));
  EXPECT_EQ(state.pieces[0].with, ForceId{});
  EXPECT_EQ(state.pieces[0].at, node("Alten"));
}

TEST(ApplyEvent, ATrainHasOneBridgeOrNone) {
  Bridge bridge{{"train"}, node("Alten"), node("Burg"), "Elbe", BridgeStage::building};
  State state = applied(small(), BridgeSet{{"train"}, bridge});
  bridge.stage = BridgeStage::standing;
  state = applied(state, BridgeSet{{"train"}, bridge});
  EXPECT_EQ(state.bridges, std::vector<Bridge>{bridge});
  EXPECT_TRUE(applied(state, BridgeSet{{"train"}, std::nullopt}).bridges.empty());
}

TEST(ApplyEvent, WhoStandsAtItsDepotBeginsANewTroddenWayThere) {
  State state = applied(small(), Moved{{"iii-corps"}, way("Alten - Burg"), 1, false, false});
  const Line away{node("Alten"), way("Burg - Alten"), true};
  state = applied(state, LineTraced{{"iii-corps"}, away});
  EXPECT_EQ(third(state).line, away);
  EXPECT_EQ(third(state).trodden, way("Alten - Burg"));
  state = applied(state, LineTraced{{"iii-corps"}, {node("Burg"), way("Burg"), false}});
  EXPECT_EQ(third(state).trodden, way("Burg"));
}

TEST(ApplyEvent, PlacesAndNationsMayBelongToNobody) {
  State state = applied(small(), OwnerChanged{node("Burg"), Side::coalition});
  EXPECT_EQ(state.owners.at(node("Burg")), Side::coalition);
  EXPECT_TRUE(applied(state, OwnerChanged{node("Burg"), std::nullopt}).owners.empty());
  state = applied(small(), NationChanged{"Austria", Side::coalition});
  EXPECT_EQ(state.nations.at("Austria"), Side::coalition);
  EXPECT_TRUE(applied(state, NationChanged{"Austria", std::nullopt}).nations.empty());
}

TEST(ApplyEvent, AFortressHasOneSiegeOrNone) {
  State state = applied(small(), SiegeSet{node("Burg"), Siege{node("Burg"), Side::france, {7}}});
  state = applied(state, SiegeSet{node("Burg"), Siege{node("Burg"), Side::france, {6}}});
  ASSERT_EQ(state.sieges.size(), 1U);
  EXPECT_EQ(state.sieges[0].falls.value, 6);
  EXPECT_TRUE(applied(state, SiegeSet{node("Burg"), std::nullopt}).sieges.empty());
}

TEST(ApplyEvent, AContactIsNewOrTakesThePlaceOfItself) {
  Contact contact;
  contact.number = 3;
  State state = applied(small(), ContactSet{contact});
  contact.settled = true;
  state = applied(state, ContactSet{contact});
  EXPECT_EQ(state.contacts, std::vector<Contact>{contact});
  EXPECT_EQ(state.contacts_so_far, 3);
}

TEST(ApplyEvent, EachSideKnowsWhatItLearntLast) {
  Sighting old, fresh;
  old.node = node("Alten");
  fresh.node = node("Burg");
  const State state = applied(applied(small(), Scouted{Side::coalition, {old}}), Scouted{Side::coalition, {fresh}});
  EXPECT_EQ(state.known.at(Side::coalition), std::vector<Sighting>{fresh});
  EXPECT_FALSE(state.known.contains(Side::france));
}

TEST(ApplyEvent, MenComeBackOutOfTheirPoolAllOfThemOrSome) {
  const Recovering away{"iii-corps-1.1", {4}, 30, true};
  State state = applied(small(), Pooled{{away, {"iii-corps-1.1", {4}, 20, true}, {"iii-corps-1.1", {4}, 20, false}}});
  state = applied(state, Returned{{"iii-corps"}, {{"iii-corps-1.1", {4}, 20, true}}});
  EXPECT_EQ(state.recovering, (std::vector<Recovering>{away, {"iii-corps-1.1", {4}, 20, false}}));
  state = applied(state, Returned{{"iii-corps"}, {{"iii-corps-1.1", {4}, 25, true}}});
  EXPECT_EQ(state.recovering.front(), (Recovering{"iii-corps-1.1", {4}, 5, true}));
  EXPECT_EQ(third(state).troops->formations.at(0).units.at(0).men.value, 900 + 45);
  EXPECT_THROW(applied(state, Returned{{"iii-corps"}, {{"iii-corps-1.1", {4}, 21, false}}}), std::logic_error);
}

TEST(ApplyEvent, PrestigeAddsUpAndATruceBeginsAndEnds) {
  State state = applied(applied(small(), PrestigeChanged{3}), PrestigeChanged{-4});
  EXPECT_EQ(state.prestige, small().prestige - 1);
  state = applied(state, TruceSet{Truce{{5}, "until the harvest"}});
  EXPECT_EQ(state.truce->until.value, 5);
  EXPECT_EQ(applied(state, TruceSet{std::nullopt}).truce, std::nullopt);
}

TEST(ApplyEvent, TheUmpiresWordReplacesOneValue) {
  EXPECT_EQ(third(applied(small(), Ruled{"/forces/0/at", "\"burg\""})).at, node("Burg"));
}

TEST(ApplyEvent, WhatFitsNoStateIsAnErrorOfOursAndNoUmpires) {
  EXPECT_THROW(applied(small(), Fatigued{{"nobody"}, {2}}), std::logic_error);
  EXPECT_THROW(applied(small(), PieceTaken{{"nobody"}}), std::logic_error);
  EXPECT_THROW(applied(small(), Moved{{"iii-corps"}, way("Burg - Cron"), 1, false, false}), std::logic_error);
  EXPECT_THROW(applied(small(), Moved{{"iii-corps"}, {}, 0, false, false}), std::logic_error);
  EXPECT_THROW(applied(small(), Detached{{"iii-corps"}, "of another corps", {"alone"}}), std::logic_error);
}

}  // namespace estafette::campaign::event_test
