#include "tabletop/muster/muster.hpp"

#include "support/orbats.hpp"

#include <gtest/gtest.h>

namespace estafette::tabletop::muster_test {
namespace {

using test::corps;
using test::division;
using test::infantry;

}  // namespace

TEST(Muster, CommandsAreTheFormationsBelowTheFirstOne) {
  const Orbat orbat = test::orbat({test::army(
      "Army", {corps("III Corps", {division("8th", {infantry("22nd", 500)}), division("9th", {infantry("29th", 500)})}),
               corps("IV Corps", {division("12th", {infantry("13th", 500)})}, {infantry("Guides", 100)})})});
  const ArmyTroops army = muster(orbat);
  EXPECT_TRUE(army.has_chief);
  ASSERT_EQ(army.commands.size(), 2U);
  EXPECT_EQ(army.commands[0].divisions[1].place, "2/III");
  EXPECT_EQ(army.commands[1].divisions[0].place, "1/IV");
  EXPECT_EQ(army.commands[1].divisions[1].place, "R/IV") << "its own troops";
}

TEST(Muster, SeveralFirstFormationsAreTheCommandsAndNobodyCommandsThem) {
  const Orbat orbat =
      test::orbat({corps("III Corps", {}, {infantry("22nd", 500)}), corps("IV Corps", {}, {infantry("13th", 500)})});
  const ArmyTroops army = muster(orbat);
  EXPECT_FALSE(army.has_chief);
  EXPECT_EQ(army.commands.size(), 2U);
}

TEST(Muster, TroopsAreCutByTheirOrderIntoPartsOfAboutAsManyMen) {
  const Orbat orbat =
      test::orbat({division("8th", {infantry("a", 400), infantry("b", 400), infantry("c", 400), infantry("d", 400)})});
  const DivisionTroops all = troops_of(orbat.formations[0], "1/I");
  const auto parts = cut_by_men(all.units, 2);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(men_in(parts[0]), 800);
  EXPECT_EQ(cut_by_men(all.units, 9).size(), 4U) << "never more than there are units";
}

TEST(Muster, ACommanderIsSpokenOfByHisSurname) {
  EXPECT_EQ(surname_of("Marshal Ney"), "Ney");
  EXPECT_EQ(surname_of(""), "nobody named");
  EXPECT_EQ(ability_of({}), 3);
}

}  // namespace estafette::tabletop::muster_test
