// Returns of books and clubs: dittos behind numbers in words, columns that tell where a regiment lay, figures of which
// nobody says what they count, and lists that add up to the total below them.
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::columns_and_sums_test {
namespace {

using text_test::asked;
using text_test::counted;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ColumnsAndSums, ADittoBehindANumberInWordsIsTheCommandAndTheOneBehindAFigureWhatItCounts) {
  const std::string divisions = "French Army[Right wing[1st division[" + counted("1st division battalion", 9, 5922) +
                                "]7th division[7th division 4186; ]9th division[" +
                                counted("9th division battalion", 11, 7127) + "]]]";
  EXPECT_EQ(told(read("French Army\nRight wing: Lieutenant-general Roe\nFirst division, Alba, 9 battalions, 5,922 men\n"
                      "Seventh ditto, Dale, 7 ditto, 4,186 ditto\nNinth ditto, Kern, 11 ditto, 7,127 ditto\n")),
            divisions);
  const Reading columns = read(
      "French Army\nRight wing: Lieutenant-general Roe\n1st division, Alba   9 battalions   5,922\n"
      "7th ditto, Dale   7 ditto   4,186\n9th do., Kern   11 do.   7,127\n");
  EXPECT_EQ(told(columns), divisions);
  EXPECT_EQ(asked(columns), std::vector<int>{});
}

TEST(ColumnsAndSums, SeveralFiguresBehindACommandOfWhichNoneSaysWhatItCountsAreAskedAbout) {
  EXPECT_EQ(asked(read("French Army\nI Corps: Roe\n1st division, Alba, 9 battalions   5,922   189   Present   6,784\n"
                       "2nd division, Dale, 8 battalions, 4,100 men\n")),
            std::vector<int>{3});
}

TEST(ColumnsAndSums, ACountInTheMiddleOfANameIsAskedAbout) {
  for (const std::string name : {"Foreign 4 battalions of the Lower Alba", "Etrangers 4 bataillons de la Basse-Alba",
                                 "Auswärtige 4 Bataillone vom Unteren Kern"})
    EXPECT_EQ(asked(read("France\nReserve: General Roe\n" + name + "\n24th Line, 2 battalions, 900 men\n")),
              std::vector<int>{3})
        << name;
}

TEST(ColumnsAndSums, TitlesOfWhichOneIsUnknownAreNoRegiment) {
  for (const std::string titles :
       {"Regiment   Men   Where stationed", "Unit   Strength   Garrison", "Regiment\tMen\tStation",
        "R\u00E9giment   Hommes   Lieu de garnison", "Regiment   Mann   Standquartier",
        "Regimiento   Hombres   Acantonamiento", "Reggimento   Uomini   Guarnigione"}) {
    const std::string gap = titles.find('\t') != std::string::npos ? "\t" : "   ";
    const Reading reading = read("British Army\n\n" + titles + "\n27th Foot" + gap + "898" + gap + "Alba\n28th Foot" +
                                 gap + "803" + gap + "Toro\n");
    EXPECT_EQ(told(reading), "British Army[British Army troops[27th Foot 898; 28th Foot 803; ]]") << titles;
    EXPECT_EQ(asked(reading), std::vector<int>{}) << titles;
  }
  EXPECT_EQ(told(read("British Army\n\nRegiment   Officers   Men   Colonel's name\n27th Foot   30   898   Roe\n"
                      "28th Foot   28   803   Kern\n")),
            "British Army[British Army troops[27th Foot 928; 28th Foot 831; ]]");
}

TEST(ColumnsAndSums, ACountryAmongPlacesIsWhereARegimentLayAndNotWhoseItIs) {
  const Reading places =
      read("Spanish Army\nInfantry\nAfrica   898   Andalusia\nToro   803   Denmark\nAlba   1,294   Galicia\n");
  for (const Unit& unit : places.orbat.formations.at(0).formations.at(0).units) EXPECT_EQ(unit.nation, "Spain");
  const Reading nations =
      read("Allied Army\nInfantry\nToro   898   Spain\nAlba   803   Portugal\nVela   700   Spain\n");
  EXPECT_EQ(nations.orbat.formations.at(0).formations.at(0).units.at(1).nation, "Portugal") << told(nations);
}

TEST(ColumnsAndSums, CommandsAndRegimentsThatAddUpToTheirTotalStandBesideEachOther) {
  const std::string list =
      "Kern's Infantry Division, twelve batts. about 5,000 men\nRoe's Brigade about 2,000 men\n"
      "Alba's Dragoons about 900 men\nToro's Hussars about 600 men\n";
  const Reading sisters = read("France\n" + list + "Total about 8,500 men\n");
  EXPECT_EQ(told(sisters), "Kern's Infantry Division[" + counted("Kern's Infantry Division battalion", 12, 5000) +
                               "]Roe's Brigade[Roe's Brigade 2000; ]"
                               "Order of battle[Alba's Dragoons 900; Toro's Hussars 600; ]");
  EXPECT_EQ(asked(sisters), std::vector<int>{});
  EXPECT_EQ(asked(read("France\n" + list + "Total about 9,500 men\n")), (std::vector<int>{2, 3, 6}));
}

TEST(ColumnsAndSums, WhatIsSaidOfCountedRegimentsHidesTheirCountInNoLanguage) {
  for (const std::string three :
       {"Three old regiments of cavalry 1,250", "3 old regiments of cavalry 1,250",
        "Trois vieux r\u00E9giments de cavalerie 1,250", "Drei alte Regimenter Kavallerie 1,250"}) {
    const Reading reading = read("France\n1st Division: Kern\n" + three + "\n24th Line 900\n");
    EXPECT_EQ(reading.orbat.formations.at(0).units.size(), 4U) << told(reading);
    EXPECT_EQ(asked(reading), std::vector<int>{}) << three;
  }
  const Unit squadrons =
      unit_of(read("France\n1st Division: Kern\nFour newly raised squadrons of hussars 600\n24th Line 900\n"));
  EXPECT_EQ(squadrons.subunits, 4);
  EXPECT_EQ(squadrons.note, "Note: newly raised; guessed: quality line, 600 read as men");
}

}  // namespace estafette::readers::columns_and_sums_test
