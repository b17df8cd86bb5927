// From an order of battle to the table: what becomes of whom, and that nobody is lost on the way.
#include "converter/orbat/totals.hpp"
#include "support/orbats.hpp"
#include "support/random_orbats.hpp"
#include "tabletop/napoleons_wars/army_roster.hpp"
#include "tabletop/napoleons_wars/batteries.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <numeric>
#include <set>

namespace estafette::tabletop::wars::roster_test {
namespace {

using test::battery;
using test::brigade;
using test::cavalry;
using test::corps;
using test::division;
using test::infantry;
using test::of;

const WarsData& data() {
  static const std::vector<TroopRow> troops =
      read_troops(test::shipped_text("napoleons-wars", "troops.csv"), "troops.csv");
  static const std::vector<OfficerRating> officers =
      read_officers(test::shipped_text("napoleons-wars", "officers.csv"), "officers.csv");
  static const WarsData all = {&test::shipped("napoleons-wars"), &troops, &officers};
  return all;
}

MadeUnits made(const Formation& formation, int scale = 1) {
  return make_units(troops_of(formation, "1/I"), {.scale = scale}, data());
}

std::vector<std::string> labels(const MadeUnits& units) {
  std::vector<std::string> all;
  for (const RosterPiece& piece : units.brigades) all.push_back(piece.label);
  for (const RosterPiece& piece : units.batteries) all.push_back(piece.label);
  return all;
}

TableRoster roster_of(const Orbat& orbat, int scale = 1) {
  return army_roster(orbat, {.scale = scale}, data());
}

/// The men and guns that the table knows: engineers, train and staff stay away.
void expect_conserved(const Orbat& orbat, const TableRoster& roster) {
  int men = 0, guns = 0;
  for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
    if (arm_of(unit.kind) == Arm::support) return;
    men += unit.men.value;
    guns += unit.guns.value;
  });
  RC_ASSERT(men_of(roster) == men);
  RC_ASSERT(guns_of(roster) == guns);
}

}  // namespace

TEST(Roster, ABrigadeOfTwelveThousandConscriptsIsFourBases) {  // Ney's 8th Division of 1813: 4083 men, times three
  Formation large = brigade("8th Division", {});
  for (int i = 0; i < 9; ++i)
    large.units.push_back(
        of("France", infantry("Battalion " + std::to_string(i + 1), i == 0 ? 451 : 454, Quality::conscript)));
  const MadeUnits units = made(large, 3);
  ASSERT_EQ(units.brigades.size(), 4U);
  int points = 0;
  for (const RosterPiece& piece : units.brigades) points += piece.steps;
  EXPECT_EQ(points, 20);
}

TEST(Roster, AttachedGunsArePointsAndTheirCrewsAreOnTheRoster) {
  const MadeUnits units = made(brigade(
      "1st Brigade", {of("Russia", infantry("Moscow", 2000)), of("Russia", battery("Light Company No. 3", 8, 160))}));
  EXPECT_EQ(labels(units), (std::vector<std::string>{"1B/1/I SK1 6/4/2 LN"}));  // 2000 / 500 and 2
  EXPECT_EQ(units.brigades[0].members.size(), 2U);
  EXPECT_EQ(units.brigades[0].members[1].guns, 8);
}

TEST(Roster, HeavyAndHorseGunsStandAlone) {
  const Formation mixed = brigade(
      "1st Brigade", {of("Russia", infantry("Moscow", 2000)),
                      of("Russia", battery("Position Company No. 1", 12, 200, Kind::foot_artillery, "12-pounder")),
                      of("Russia", battery("Horse Company No. 1", 12, 200, Kind::horse_artillery, "6-pounder"))});
  EXPECT_EQ(labels(made(mixed)),
            (std::vector<std::string>{"1B/1/I SK1 4/3/2 LN", "G1/1/I 12-pounder Foot", "G2/1/I 6-pounder Horse"}));
}

TEST(Roster, AFewSquadronsMakeTheSmallestBrigadeMixed) {
  const MadeUnits units = made(brigade("Brigade", {of("Prussia", infantry("1st East Prussian", 2400)),
                                                   of("Prussia", cavalry("2nd Leib Hussars", 300))}));
  ASSERT_EQ(units.brigades.size(), 1U);
  EXPECT_TRUE(units.brigades[0].mixed);
  EXPECT_NE(units.brigades[0].label.find("(MX) 5/3/2"), std::string::npos) << units.brigades[0].label;
}

TEST(Roster, CossacksAreLightWithSk2) {
  const MadeUnits units =
      made(brigade("Don Cossacks", {of("Russia", cavalry("Ilovaisky", 1600, Quality::militia, Kind::cossacks))}));
  EXPECT_EQ(labels(units), (std::vector<std::string>{"1B/1/I Light SK2 4/-/3 Mil"}));
}

TEST(Roster, ALightShareOfAThirdIsSk2ForTheFrench) {
  const MadeUnits units =
      made(brigade("Brigade", {of("Austria", infantry("Line", 1400)),
                               of("Austria", infantry("Jäger", 800, Quality::line, Kind::light_infantry))}));
  EXPECT_EQ(units.brigades.at(0).skirmish, 1);
}

TEST(Roster, TooFewMenCountTheLeastAndTheUmpireIsTold) {
  const MadeUnits units = made(brigade("Depot", {of("France", infantry("Depot", 300))}));
  EXPECT_EQ(units.brigades.at(0).steps, 2);
  EXPECT_EQ(units.remarks, (std::vector<std::string>{"1B/1/I: 300 men are 1 strength point, and count 2"}));
}

TEST(Roster, TheWeightOfABatteryIsThatOfItsMainPiece) {
  const TabletopRules& rules = *data().rules;
  const auto weight = [&](const std::string& piece) {
    return battery_weight(battery("Battery", 8, 100, Kind::foot_artillery, piece), rules);
  };
  EXPECT_EQ(weight("3-pounder"), "light");
  EXPECT_EQ(weight("6-pounder"), "medium");
  EXPECT_EQ(weight("9-pounder"), "medium");
  EXPECT_EQ(weight("12-pounder"), "heavy");
  EXPECT_EQ(weight(""), "medium");
}

TEST(Roster, ACorpsIsACommandWithItsRangeAndFatigue) {
  Formation ney = corps(
      "III Corps",
      {division("8th Division", {of("France", infantry("22nd Line", 3000)), of("France", infantry("28th Line", 3000))}),
       division("9th Division", {of("France", infantry("29th Line", 3000))})});
  ney.commander = "Marshal Ney";
  Formation army = test::army("Army of the Main", {ney});
  army.commander = "Napoleon";
  const TableRoster roster = roster_of(test::orbat({army}));
  EXPECT_EQ(roster.label, "Napoleon, E, +4");
  ASSERT_EQ(roster.commands.size(), 1U);
  EXPECT_EQ(roster.commands[0].label, "Ney (V), III Corps, A, 7\"");
  EXPECT_EQ(roster.commands[0].fatigue, 1);
  EXPECT_EQ(roster.commands[0].pieces[0].id, "1B/1/III");
  EXPECT_EQ(roster.commands[0].pieces[2].id, "1B/2/III");
}

TEST(Roster, MenAndGunsAreConservedWhateverTheOrderOfBattle) {
  EXPECT_TRUE(rc::check("historical orders of battle", [] {
    const Orbat orbat = *test::historical_orbats();
    expect_conserved(orbat, roster_of(orbat));
  }));
  EXPECT_TRUE(rc::check("scaled armies", [] {
    Orbat orbat;
    orbat.formations.push_back(*test::scaled_armies(true));
    expect_conserved(orbat, roster_of(orbat, 3));
  }));
}

TEST(Roster, EveryPieceHasAnIdOfItsOwnItsBoxesAndALabelThatReads) {
  EXPECT_TRUE(rc::check("every piece", [] {
    Orbat orbat;
    orbat.formations.push_back(*test::scaled_armies(false));
    const TableRoster roster = roster_of(orbat, 3);
    std::set<std::string> ids;
    for (const RosterCommand& command : roster.commands)
      for (const RosterPiece& piece : command.pieces) {
        RC_ASSERT(ids.insert(piece.id).second);
        RC_ASSERT(std::accumulate(piece.groups.begin(), piece.groups.end(), 0) == piece.steps);
        RC_ASSERT(piece.steps >= 2 && piece.steps <= 12);
        const bool guns = piece.id.starts_with("G");
        RC_ASSERT(guns || label_from(piece.label, *data().rules).has_value());
      }
  }));
}

}  // namespace estafette::tabletop::wars::roster_test
