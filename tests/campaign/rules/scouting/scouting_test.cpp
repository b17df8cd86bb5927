#include "campaign/rules/scouting/scouting.hpp"

#include "campaign/support/theatres.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace estafette::test::scouting_test {
namespace {

/// The road of the rule's example.
Theatre road_abcd() {
  return theatre({good("A", "B"), good("B", "C"), good("C", "D"), good("D", "E")});
}

std::vector<Sighting> known(const Theatre& here, const State& state, Side side, const std::string& thrown = "") {
  DiceCup dice(1, state.turn, thrown_dice(thrown));
  return after(state, scouting(here, state, dice)).known.at(side);
}

/// Names of the nodes where the side knows of enemies.
std::vector<std::string> seen(const Theatre& here, const State& state, Side side) {
  std::vector<std::string> nodes;
  for (const Sighting& sighting : known(here, state, side)) {
    const std::string& name = here.name(sighting.node);
    if (std::find(nodes.begin(), nodes.end(), name) == nodes.end()) nodes.push_back(name);
  }
  return nodes;
}

using Names = std::vector<std::string>;

/// A French corps with so many horsemen at A, and an enemy of 600 horse and 2,700 foot at B.
State against_600(int men) {
  return with({with_cavalry(corps("III Corps", "A"), men), coalition(with_cavalry(corps("Yorck", "B"), 600))});
}

}  // namespace

TEST(Rule53Scouting, IntegralCavalryIdentifiesEnemyPresenceOneNodeAway) {
  const auto state = [](const std::string& where) {
    return with({with_cavalry(corps("III Corps", "A"), 100), coalition(corps("Yorck", where))});
  };
  EXPECT_EQ(seen(road_abcd(), state("B"), Side::france), Names{"B"});
  EXPECT_EQ(seen(road_abcd(), state("C"), Side::france), Names{});
}

TEST(Rule53Scouting, ACavalryCorpsIdentifiesEnemyPresenceTwoNodesAway) {
  const auto state = [](const std::string& where) {
    return with({cavalry_corps("I Cavalry Corps", "A"), coalition(corps("Yorck", where))});
  };
  EXPECT_EQ(seen(road_abcd(), state("C"), Side::france), Names{"C"});
  EXPECT_EQ(seen(road_abcd(), state("D"), Side::france), Names{});
}

TEST(Rule53Scouting, CoalitionForcesThatHaveCavalrySeeOneNodeFurther) {
  const auto state = [](Force scout, const std::string& where) {
    return with({coalition(std::move(scout)), corps("III Corps", where)});
  };
  EXPECT_EQ(seen(road_abcd(), state(cavalry_corps("Cossacks", "A"), "D"), Side::coalition), Names{"D"});
  EXPECT_EQ(seen(road_abcd(), state(cavalry_corps("Cossacks", "A"), "E"), Side::coalition), Names{});
  EXPECT_EQ(seen(road_abcd(), state(with_cavalry(corps("Yorck", "A"), 100), "C"), Side::coalition), Names{"C"});
  EXPECT_EQ(seen(road_abcd(), state(corps("Yorck", "A"), "B"), Side::coalition), Names{}) << "it has no cavalry";
}

// The rule's worked example: a Coalition cavalry corps in A, and French in D.
TEST(Rule53Scouting, AFrenchDivisionAtBHidesWhoIsAtCAndD) {
  const Force cossacks = coalition(cavalry_corps("Cossacks", "A"));
  EXPECT_EQ(seen(road_abcd(), with({cossacks, corps("III Corps", "D")}), Side::coalition), Names{"D"});
  EXPECT_EQ(seen(road_abcd(), with({cossacks, corps("III Corps", "D"), division("Durutte", "B")}), Side::coalition),
            Names{"B"});
  EXPECT_EQ(seen(road_abcd(), with({cossacks, corps("III Corps", "C"), division("Durutte", "B")}), Side::coalition),
            Names{"B"});
}

TEST(Rule53Scouting, WhoHoldsOneRoadDoesNotHideWhatCanBeSeenByAnother) {
  const Theatre here = theatre({good("A", "B"), good("B", "D"), good("A", "C"), good("C", "D")});
  const State state = with(
      {cavalry_corps("I Cavalry Corps", "A"), coalition(division("Dörnberg", "B")), coalition(corps("Yorck", "D"))});
  EXPECT_EQ(seen(here, state, Side::france), (Names{"B", "D"}));
}

TEST(Rule53Scouting, AForceAlwaysSeesWhoIsInItsOwnNode) {
  const State state = with({garrison(division("Guard of Erfurt", "A")), coalition(corps("Yorck", "A"))});
  EXPECT_EQ(seen(road_abcd(), state, Side::france), Names{"A"});
  EXPECT_EQ(seen(road_abcd(), state, Side::coalition), Names{"A"});
}

TEST(Rule53Scouting, AGarrisonsCavalrySeesItsOwnNodeOnlyAndAnInvestorsSeesOneFurther) {
  Force horse = cavalry_corps("I Cavalry Corps", "A");
  const Force yorck = coalition(corps("Yorck", "B"));
  const Force kleist = coalition(corps("Kleist", "C"));
  EXPECT_EQ(seen(road_abcd(), with({garrison(horse), yorck}), Side::france), Names{});
  horse.duty = Duty::investing;
  EXPECT_EQ(seen(road_abcd(), with({horse, kleist}), Side::france), Names{}) << "two nodes are for a MCC in the field";
  EXPECT_EQ(seen(road_abcd(), with({horse, yorck, garrison(coalition(division("Thielmann", "A")))}), Side::france),
            (Names{"A", "B"}));
}

TEST(Rule53Scouting, PresenceTellsNeitherWhoNorHowMany) {
  State state = with({with_cavalry(corps("III Corps", "A"), 100), coalition(with_cavalry(corps("Yorck", "B"), 600)),
                      coalition(corps("Kleist", "B"))});
  Sighting somebody;
  somebody.node = node("B");
  somebody.by = {"iii-corps"};
  EXPECT_EQ(known(road_abcd(), state, Side::france), std::vector<Sighting>{somebody});
}

TEST(Rule53Scouting, OnlyStrongerCavalryReports) {
  EXPECT_EQ(known(road_abcd(), against_600(600), Side::france).at(0).reliability, 0);
  EXPECT_EQ(known(road_abcd(), against_600(601), Side::france).at(0).reliability, 1);
}

TEST(Rule53Scouting, TheGreaterTheRatioTheMoreReliableTheReport) {
  Sighting report;
  report.node = node("B");
  report.by = {"iii-corps"};
  report.whom = {"yorck"};
  report.name = "a corps";
  report.reliability = 1;
  report.men = 4100;  // 3,400 with the gunners, and a fifth more
  report.infantry = 3200;
  report.cavalry = 700;
  report.guns = 10;
  EXPECT_EQ(known(road_abcd(), against_600(700), Side::france, "scouts-yorck=20").at(0), report);
  report.reliability = 2;
  EXPECT_EQ(known(road_abcd(), against_600(1200), Side::france, "scouts-yorck=20").at(0), report);
  report.reliability = 3;
  report.name = "Yorck";
  report.men = 3100;
  report.infantry = 2400;
  report.cavalry = 500;
  report.guns = 7;
  EXPECT_EQ(known(road_abcd(), against_600(2400), Side::france, "scouts-yorck=-10").at(0), report);
}

TEST(Rule53Scouting, EveryForceThatIsReportedHasAReportOfItsOwn) {
  const State state = with({with_cavalry(corps("III Corps", "A"), 900), coalition(cavalry_corps("Cossacks", "E")),
                            coalition(corps("Yorck", "B")), coalition(division("Dörnberg", "B"))});
  const std::vector<Sighting> reports = known(road_abcd(), state, Side::france);
  ASSERT_EQ(reports.size(), 2U);
  EXPECT_EQ(reports[0].name, "Yorck");
  EXPECT_EQ(reports[1].name, "Dörnberg");
}

TEST(Rule53Scouting, TheBestReportOfSeveralForcesIsKept) {
  const State state =
      with({with_cavalry(corps("III Corps", "A"), 700), with_cavalry(corps("VI Corps", "C"), 1300),
            with_cavalry(corps("XI Corps", "A"), 700), coalition(with_cavalry(corps("Yorck", "B"), 600))});
  const std::vector<Sighting> reports = known(road_abcd(), state, Side::france);
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(reports[0].by, ForceId{"vi-corps"});
  EXPECT_EQ(reports[0].reliability, 2);
}

TEST(Rule53Scouting, OfEqualReportsTheFirstForcesIsKept) {
  const State state =
      with({corps("IV Corps", "A"), with_cavalry(corps("III Corps", "A"), 700),
            with_cavalry(corps("XI Corps", "A"), 700), coalition(with_cavalry(corps("Yorck", "B"), 600))});
  EXPECT_EQ(known(road_abcd(), state, Side::france).at(0).by, ForceId{"iii-corps"});
}

TEST(Rule53Scouting, ACavalryCorpsAlwaysOutScoutsIntegralCavalry) {
  const State state =
      with({cavalry_corps("I Cavalry Corps", "A", 1), coalition(with_cavalry(corps("Yorck", "B"), 5000))});
  const Sighting report = known(road_abcd(), state, Side::france, "scouts-yorck=0").at(0);
  EXPECT_EQ(report.reliability, 1);
  EXPECT_EQ(report.infantry, 2700) << "strength and composition";
  EXPECT_EQ(report.cavalry, 5000);
  EXPECT_EQ(known(road_abcd(), state, Side::coalition).at(0).reliability, 0) << "stronger, and yet out-scouted";
}

TEST(Rule53Scouting, OfTwoCavalryCorpsOnlyTheStrongerReports) {
  const auto state = [](int french, int russian) {
    return with({cavalry_corps("I Cavalry Corps", "A", french), coalition(cavalry_corps("Cossacks", "B", russian))});
  };
  EXPECT_EQ(known(road_abcd(), state(2, 1), Side::france).at(0).reliability, 2);
  EXPECT_EQ(known(road_abcd(), state(2, 1), Side::coalition).at(0).reliability, 0);
  EXPECT_EQ(known(road_abcd(), state(1, 2), Side::france).at(0).reliability, 0);
  EXPECT_EQ(known(road_abcd(), state(1, 2), Side::coalition).at(0).reliability, 2);
  EXPECT_EQ(known(road_abcd(), state(2, 2), Side::coalition).at(0).reliability, 0);
}

TEST(Rule53Scouting, TheDiceAreKeptWithTheReportsThatTheyFalsified) {
  const State state = against_600(700);
  DiceCup dice(1, state.turn, thrown_dice("scouts-yorck=-40"));
  const std::vector<Event> events = scouting(road_abcd(), state, dice);
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(told(events[0].dice), "how far the report on Yorck is out, in percent: -40 of -40 to 40\n");
  EXPECT_TRUE(events[1].dice.empty());
  EXPECT_EQ(told(events),
            "5.3: France has reports of 1 enemy force\n"
            "5.3: The Coalition has reports of 0 enemy forces, and knows that somebody is at A\n");
}

}  // namespace estafette::test::scouting_test
