// The campaign of 1813 as it ships: it can be founded, and it is what the documents say.
#include "base/files/files.hpp"
#include "campaign/state/questions.hpp"
#include "campaign/support/theatres.hpp"
#include "converter/orbat/totals.hpp"
#include "shipped.hpp"
#include "support/refusal.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace estafette::campaign::campaign_1813_test {
namespace {

const test::Shipped k1813{"1813", date_from("1813-04-27")};

/// Without the reinforcements that come later.
const Founding& founding() {
  static const Founding made =
      founding_of(k1813.text("campaign.xml"), "campaign.xml", k1813.nodal_map(), k1813.orbats(), 1);
  return made;
}

const State& state() {
  return founding().state;
}

NodeId at(const std::string& name) {
  return test::force(state(), name).at;
}

}  // namespace

TEST(Campaign1813, TheArmiesStandAsOnTheTwentySeventhOfApril) {
  const std::vector<std::pair<const char*, const char*>> places = {{"III Corps", "auerstedt"},
                                                                   {"VI Corps", "erfurt"},
                                                                   {"Imperial Guard", "weimar"},
                                                                   {"V Corps", "alsleben"},
                                                                   {"XI Corps", "eisleben"},
                                                                   {"Old Guard Division", "eisleben"},
                                                                   {"II Cavalry Corps", "uelzen"},
                                                                   {"17th Division", "uelzen"},
                                                                   {"Hammerstein's Westphalians", "heiligenstadt"},
                                                                   {"Blücher's Corps", "altenburg"},
                                                                   {"Winzingerode's Corps", "leipzig"},
                                                                   {"Guard and Grenadier Reserve", "dresden"},
                                                                   {"Reserve Cavalry Corps", "dresden"}};
  for (const auto& [force, place] : places) EXPECT_EQ(at(force).slug, place) << force;
}

TEST(Campaign1813, ItsFolderIsAllThatItMayRead) {
  const ReadOrbat read = k1813.orbats();
  EXPECT_NO_THROW((void)read("orbats/french-army-of-the-main.csv"));
  for (const std::string name :
       {"../1809/orbats/x.csv", "orbats/../../1809/x.csv", "/etc/passwd", "orbats/../../../../x"})
    EXPECT_NE(test::refusal([&] {
                (void)read(name);
              }).find("found \"" + name + "\"; expected an order of battle in its folder, or in a folder below it"),
              std::string::npos)
        << name;
  const fs::path folder = fs::temp_directory_path() / fs::unique_path("estafette-founding-%%%%%%%%");
  fs::create_directories(folder);
  FileError not_allowed;  // on Windows, to most people
  fs::create_symlink(k1813.folder() / "orbats", folder / "orbats", not_allowed);
  if (!not_allowed && fs::is_symlink(folder / "orbats")) {
    EXPECT_NE(test::refusal([&] {
                (void)in_campaign_strength(folder, k1813.scaling_rules())("orbats/french-army-of-the-main.csv");
              }).find("a link that leads out of the folder"),
              std::string::npos)
        << "a link leads out of the folder";
  }
  fs::remove_all(folder);
}

TEST(Rule13Founding, WhatScalingLeavesOutOfAnOrderOfBattleIsTold) {
  std::vector<std::string> told;
  (void)in_campaign_strength(k1813.folder(), k1813.scaling_rules(), std::nullopt, [&](std::string remark) {
    told.push_back(std::move(remark));
  })("orbats/french-lower-elbe.csv");
  EXPECT_EQ(told,
            std::vector<std::string>{"orbats/french-lower-elbe.csv: left out by scaling (1.3), 2 units, 300 men: I "
                                     "Corps Sappers, I Corps Train; estafette convert says why"});
}

TEST(Campaign1813, TheOldGuardIsFoundedWhereItWasOnTheFirstDayAndNowhereElse) {
  const Force& guard = test::force(state(), "Old Guard Division");
  EXPECT_EQ(guard.army, test::force(state(), "XI Corps").army);
  for (const Formation& division : test::force(state(), "Imperial Guard").troops->formations)
    EXPECT_NE(division.name, "Old Guard Division");
}

TEST(Campaign1813, TheFortressesOfElbeOderAndVistulaAreHeldByTheFrench) {
  for (const char* fortress : {"magdeburg", "wittenberg", "stettin", "kustrin", "glogau", "danzig", "modlin"})
    EXPECT_EQ(garrison_of(state(), {fortress}, Side::france), 1) << fortress;
}

TEST(Campaign1813, BothSidesHaveDepotsPontoonsAndHeadquarters) {
  std::set<std::pair<Side, PieceKind>> pieces;
  for (const Piece& piece : state().pieces) pieces.insert({piece.side, piece.kind});
  for (const Side side : {Side::france, Side::coalition}) {
    EXPECT_TRUE(pieces.contains({side, PieceKind::headquarters}));
    EXPECT_TRUE(pieces.contains({side, PieceKind::pontoon_train}));
  }
}

TEST(Campaign1813, NoTwoUnitsAndNoTwoForcesShareAnId) {
  std::set<std::string> forces;
  std::set<std::string> units;
  for (const Force& force : state().forces) {
    EXPECT_TRUE(forces.insert(force.id.slug).second) << force.id.slug;
    for_each_unit(force.troops,
                  [&](const CommandPath&, const Unit& unit) { EXPECT_TRUE(units.insert(unit.id).second) << unit.id; });
  }
  EXPECT_GT(units.size(), 400U);
}

TEST(Campaign1813, NobodyBeginsInTheMidstOfTheEnemy) {
  for (const Force& force : state().forces) {
    if (force.duty != Duty::field) continue;
    EXPECT_FALSE(held_in_the_field(state(), force.at, opponent(force.side))) << force.name;
  }
}

TEST(Campaign1813, EveryoneWhoIsLeftOutIsToldWithTheReason) {
  EXPECT_EQ(founding().remarks.size(), 6U);
}

TEST(Rule13Integral, ACorpsOwnCavalryBrigadeIsMarkedAndCountsForNoDivision) {
  const Force& ney = test::force(state(), "III Corps");
  EXPECT_EQ(divisions(state(), ney), 5);
  ASSERT_EQ(ney.troops->formations.size(), 6U);
  EXPECT_EQ(ney.troops->formations.back().name, "III Corps Cavalry Brigade") << "it fights all the same";
  EXPECT_TRUE(state().integral.contains(ney.troops->formations.back().id));
  EXPECT_EQ(divisions(state(), test::force(state(), "Yorck's Corps")), 3);
  EXPECT_EQ(divisions(state(), test::force(state(), "I Cavalry Corps")), 4);
  EXPECT_EQ(divisions(state(), test::force(state(), "Blücher's Corps")), 4) << "Dolffs's horse is a division";
}

TEST(Rule13Integral, TheOtherReadingCountsItAsADivision) {
  Extras extras;
  extras.brigades_are_divisions = true;
  const State other =
      founding_of(k1813.text("campaign.xml"), "campaign.xml", k1813.nodal_map(), k1813.orbats(), 1, extras).state;
  EXPECT_TRUE(other.integral.empty());
  EXPECT_EQ(divisions(other, test::force(other, "III Corps")), 6);
}

TEST(Rule52Trains, EachFieldArmyHasOneWithItsLastListedInfantryCorps) {
  std::map<std::string, std::string> with;
  for (const Piece& piece : state().pieces)
    if (piece.kind == PieceKind::pontoon_train) with[piece.army] = find_force(state(), piece.with)->name;
  EXPECT_EQ(with, (std::map<std::string, std::string>{{"army-of-the-main", "XII Corps"},
                                                      {"army-of-the-elbe", "II Corps"},
                                                      {"army-of-the-lower-elbe", "I Corps"},
                                                      {"corps-of-the-lower-elbe-and-berlin", "Vorontsov's Corps"},
                                                      {"allied-main-army", "Guard and Grenadier Reserve"},
                                                      {"barclay-de-tollys-column", "Langeron's Corps"}}));
  for (const Piece& piece : state().pieces) {
    if (piece.kind != PieceKind::pontoon_train) continue;
    EXPECT_GT(totals(find_force(state(), piece.with)->troops).infantry.value, 0) << piece.name;
  }
}

}  // namespace estafette::campaign::campaign_1813_test
