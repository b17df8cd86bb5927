// Several units on one line: what is one unit, what is several, and how figures given for all are shared.
#include "converter/readers/list/several.hpp"

#include "support/words.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace estafette::readers::several_test {
namespace {

/// "54e régiment de ligne 2105; 55e ..." : names, and men if there are any.
std::string listed(const std::string& text, bool after_command = false) {
  std::string all;
  for (const Parts& unit : several_units(text, tokens_of(text), test::words(), after_command)) {
    all += (all.empty() ? "" : "; ") + unit.name;
    if (unit.facts.men) all += fmt::format(" {}", *unit.facts.men);
    if (unit.facts.guns) all += fmt::format(" {} guns", *unit.facts.guns);
  }
  return all;
}

}  // namespace

TEST(SeveralUnits, WordsThatStandOnceGoForAllBeforeThem) {
  EXPECT_EQ(listed("54e, 55e et 28e régiments de ligne"),
            "54e régiment de ligne; 55e régiment de ligne; 28e régiment de ligne");
  EXPECT_EQ(listed("13e léger, 17e, 19e de ligne"), "13e léger; 17e de ligne; 19e de ligne");
  EXPECT_EQ(listed("1/42nd, 1/79th & 1/91st Foot"), "1/42nd Foot; 1/79th Foot; 1/91st Foot");
}

TEST(SeveralUnits, MenAndGunsGivenForAllAreShared) {
  EXPECT_EQ(listed("1/7th Foot, 1/20th Foot = 1,171"), "1/7th Foot 586; 1/20th Foot 585");
  EXPECT_EQ(listed("Light Bttys #7 and 8 (12 guns)"), "Light Btty 7 6 guns; Light Btty 8 6 guns");
  EXPECT_EQ(listed("69e demi-brigade (1.100), 85e demi-brigade (2.200)"), "69e demi-brigade; 85e demi-brigade");
}

TEST(SeveralUnits, WhatEachHasIsSaidOnceAndMultipliesNothing) {
  EXPECT_EQ(listed("8th, 45th and 54th Line (3 batts. each) = 3,600"), "8th Line 1200; 45th Line 1200; 54th Line 1200");
  EXPECT_EQ(listed("16th Light (1 batt.), 8th and 54th Line (3 batts. each) = 2,100"),
            "16th Light 300; 8th Line 900; 54th Line 900");
  EXPECT_EQ(listed("8th, 45th and 54th Line (3 batts. each) 3,600 men"),
            "8th Line 1200; 45th Line 1200; 54th Line 1200");
  EXPECT_EQ(listed("1st and 2nd Line, 600 men each"), "1st Line 600; 2nd Line 600");
}

TEST(SeveralUnits, WhatStandsBehindTheLastCommaIsThatOfAllTogether) {
  EXPECT_EQ(listed("Light Bttys #7 and 8, 16 guns"), "Light Btty 7 8 guns; Light Btty 8 8 guns");
  EXPECT_EQ(listed("32e et 55e de ligne, 3.900 h."), "32e de ligne 1950; 55e de ligne 1950");
  EXPECT_EQ(listed("5e et 6e batteries de 4, 12 pièces"), "5e batterie de 4 6 guns; 6e batterie de 4 6 guns");
  EXPECT_EQ(listed("22nd Line, 2 bttns, 1,043 men"), "");
  EXPECT_EQ(listed("27th Foot, 1st Bn., 604 men"), "");
}

TEST(SeveralUnits, GunsBehindRegimentsAreABatteryOfTheirOwn) {
  EXPECT_EQ(listed("1st Line, 2nd Line, 6 guns"), "1st Line; 2nd Line;  6 guns");
  EXPECT_EQ(listed("106e Ligne (3), 79e Ligne (4), 8 guns - approx. 4,300"),
            "106e Ligne 1843; 79e Ligne 2457;  8 guns");
}

TEST(SeveralUnits, ACompanyOrAUnitWithANameOfItsOwnStandsAmongNumberedOnes) {
  EXPECT_EQ(listed("29th, 1/48th, 1/57th Foot, coy. 5/60th"), "29th; 1/48th Foot; 1/57th Foot; 5/60th Foot");
  EXPECT_EQ(listed("1st Line (2), 2nd Line (2), Dalmatian Rgt (2)"), "1st Line; 2nd Line; Dalmatian Rgt");
  EXPECT_EQ(listed("1/2nd (Coldstream) Guards, 1/3rd (Scots) Guards"),
            "1/2nd (Coldstream) Guards; 1/3rd (Scots) Guards");
}

TEST(SeveralUnits, NamesBeforeAWordForAllAreRegimentsOfIt) {
  EXPECT_EQ(listed("Sievsk and Kaluga Musketeer Regiments (6 bns)"),
            "Sievsk Musketeer Regiment; Kaluga Musketeer Regiment");
  EXPECT_EQ(listed("Guard and Line Infantry Regiments"), "");
}

TEST(SeveralUnits, NumbersOfThreeSortsOfPeopleAreUnderstood) {
  EXPECT_EQ(listed("2., 4. u. 5. Landwehr-Regiment"),
            "2. Landwehr-Regiment; 4. Landwehr-Regiment; 5. Landwehr-Regiment");
  EXPECT_EQ(listed("2° e 3° leggero, 2.050 uomini"), "2° leggero 1025; 3° leggero 1025");
  EXPECT_EQ(listed("6-й и 41-й егерские полки"), "6-й егерский полк; 41-й егерский полк");
}

TEST(SeveralUnits, WhatTheFirstIsTheLastMaySay) {
  EXPECT_EQ(listed("1st Heavy and 1st Light Batteries (12 guns)"),
            "1st Heavy Battery 6 guns; 1st Light Battery 6 guns");
}

TEST(SeveralUnits, BattalionsOfOneRegimentAreNotSeveral) {
  EXPECT_EQ(listed("1/,2/,3/,4/22nd Line Regiment"), "");
  EXPECT_EQ(listed("27th Foot, 1st Bn. (604)"), "");
  EXPECT_EQ(listed("3rd & 4th Companies, Silesian Schützen"), "");
  EXPECT_EQ(listed("1/2, 1st Hussars"), "");
}

TEST(SeveralUnits, FiguresAndCommandersAfterACommaAreNoUnits) {
  EXPECT_EQ(listed("22nd Line, 2 bttns, 1,043"), "");
  EXPECT_EQ(listed("2nd South Carolina, Col. J. D. Kennedy - 412"), "");
  EXPECT_EQ(listed("1st Brigade, 2nd Brigade"), "");
}

TEST(SeveralUnits, AConsolidatedRegimentOfAStateIsOne) {
  EXPECT_EQ(listed("1st & 27th Tennessee (703)"), "");
}

TEST(SeveralUnits, NumbersAloneAreUnitsOnlyAfterTheirCommand) {
  EXPECT_EQ(listed("50th, 71st"), "");
  EXPECT_EQ(listed("50th, 71st", true), "50th; 71st");
}

TEST(SeveralUnits, BattalionsAndTheNumbersOfTheirRegimentsAreUnitsAnywhere) {
  EXPECT_EQ(listed("1/50th, 1/71st"), "1/50th; 1/71st");
  EXPECT_EQ(listed("1/50th, 2/71st & 1/92nd"), "1/50th; 2/71st; 1/92nd");
  EXPECT_EQ(listed("1/2, 1st Hussars"), "");
}

}  // namespace estafette::readers::several_test
