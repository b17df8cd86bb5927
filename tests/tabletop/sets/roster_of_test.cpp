#include "tabletop/sets/roster_of.hpp"

#include "converter/orbat/totals.hpp"
#include "support/orbats.hpp"
#include "support/random_orbats.hpp"
#include "tabletop/code_napoleon/army_roster.hpp"
#include "tabletop/sets/sets.hpp"
#include "tabletop/shipped.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <numeric>
#include <set>

namespace estafette::tabletop::roster_of_test {
namespace {

RosterMaker maker(const std::string& set) {
  return RosterMaker(test::shipped(set), [set](const std::string& name) { return test::shipped_text(set, name); });
}

std::vector<std::string> labels(const std::string& set, std::vector<Unit> units, int scale = 1) {
  const Orbat orbat = test::orbat({test::corps("I Corps", {test::division("1st Division", std::move(units))})});
  std::vector<std::string> all;
  for (const RosterCommand& command : maker(set).make(orbat, {.scale = scale}).commands)
    for (const RosterPiece& piece : command.pieces) all.push_back(piece.label + " " + std::to_string(piece.steps));
  return all;
}

}  // namespace

TEST(RosterOf, MenAndGunsAreConservedInAllFourSetsAndEveryPieceIsItsOwn) {
  for (const std::string& set : set_names()) {
    const RosterMaker rosters = maker(set);
    EXPECT_TRUE(rc::check(set, [&] {
      const Orbat orbat = *test::historical_orbats();
      const TableRoster roster = rosters.make(orbat, {});
      int men = 0, guns = 0;
      for_each_unit(orbat, [&](const CommandPath&, const Unit& unit) {
        if (arm_of(unit.kind) == Arm::support) return;
        men += unit.men.value;
        guns += unit.guns.value;
      });
      RC_ASSERT(men_of(roster) == men);
      RC_ASSERT(guns_of(roster) == guns);
      std::set<std::string> ids;
      for (const RosterCommand& command : roster.commands)
        for (const RosterPiece& piece : command.pieces) {
          RC_ASSERT(ids.insert(piece.id).second);
          RC_ASSERT(piece.steps > 0);
          RC_ASSERT(std::accumulate(piece.groups.begin(), piece.groups.end(), 0) == piece.steps);
        }
    }));
  }
}

TEST(RosterOfDeGre, ABattalionIsAUnitOfStandsAndABatteryItsModels) {
  EXPECT_EQ(labels("de-gre", {test::infantry("22nd Line", 600), test::infantry("Fusiliers", 600, Quality::elite),
                              test::cavalry("7th Hussars", 200), test::battery("1/2nd Foot", 8)}),
            (std::vector<std::string>{"1/1/1 line 22nd Line 4", "2/1/1 guard-infantry Fusiliers 4",
                                      "3/1/1 light-cavalry 7th Hussars 3", "4/1/1 foot-battery 1/2nd Foot 8"}));
}

TEST(RosterOfSquares, BasesAreOfTwoAndAHalfThousandFootWithClassAndSkirmishers) {
  std::vector<Unit> units;
  for (int i = 0; i < 6; ++i)
    units.push_back(test::of("France", test::infantry("Battalion " + std::to_string(i), 833, Quality::line)));
  EXPECT_EQ(labels("squares", units), (std::vector<std::string>{"I1/1/1 class 3 SK2 6", "I2/1/1 class 3 SK2 6"}));
}

TEST(RosterOfCodeNapoleon, HitsGoByStrengthAndVeteransHaveOneMore) {
  const TabletopRules& rules = test::shipped("code-napoleon");
  EXPECT_EQ(code::hits_of(test::infantry("Full", 600), 3, rules), 6);
  EXPECT_EQ(code::hits_of(test::infantry("Half", 300), 3, rules), 3);
  EXPECT_EQ(code::hits_of(test::infantry("Half", 300, Quality::veteran), 3, rules), 4);
  EXPECT_EQ(code::hits_of(test::infantry("Tiny", 1), 3, rules), 1);
  EXPECT_EQ(code::hits_of(test::battery("Battery", 8), 1, rules), 4);
}

TEST(RosterOfCodeNapoleon, OfMoreThanSixBattalionsTheSmallestNeighboursAreJoined) {
  std::vector<Unit> units;
  for (int i = 0; i < 7; ++i) units.push_back(test::infantry("Battalion " + std::to_string(i), i < 2 ? 100 : 600));
  EXPECT_EQ(labels("code-napoleon", units, 3).size(), 6U);
}

}  // namespace estafette::tabletop::roster_of_test
