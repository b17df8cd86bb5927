// Lists as books and forums print them: as many names as are counted, brigades by a letter, a guard of all arms, the
// word for battalions left out below, engineers and train on one line, half a battery.
#include "converter/orbat/totals.hpp"
#include "converter/readers/text/told.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace estafette::readers::lists_of_books_test {
namespace {

using text_test::asked;
using text_test::read;
using text_test::told;
using text_test::unit_of;

}  // namespace

TEST(ListsOfBooks, AsManyNamesAsAreCountedAreTheUnits) {
  for (const std::string troops : {"3 Grenadier bns - Alba, Dale and Till (1,210)", "3 Grenadier bns: Alba, Dale, Till (1,210)",
                                   "Three Grenadier battalions (Alba, Dale, Till) (1,210)"}) {
    const Reading reading = read("Austria\nBrigade Roe: " + troops + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U) << troops;
    for (const std::size_t at : {0U, 1U, 2U}) EXPECT_EQ(unit_of(reading, at).kind, Kind::grenadiers) << troops;
    EXPECT_EQ(totals(reading.orbat.formations[0]).men(), Men{1210}) << troops;
  }
}

TEST(ListsOfBooks, FewerNamesThanAreCountedAreNotTheUnits) {
  const Reading reading = read("Austria\nBrigade Roe: 4 Grenadier bns: Alba, Dale, Till\n");
  EXPECT_EQ(asked(reading), std::vector<int>{2});
}

TEST(ListsOfBooks, CaptainsOfTwoNationsAreTheirBatteriesWithFiguresInLetters) {
  const Reading reading = read(
      "Britain\n1st Division: Kern\n4th Foot 900\nThree British batteries (Roe, Dale, Till) and two KGL (Moss, Toe), 30 "
      "guns\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U);
  EXPECT_EQ(unit_of(reading, 5).nation, "Hanover");
  EXPECT_EQ(unit_of(reading, 5).guns.value, 6);
}

TEST(ListsOfBooks, ASortBeforeAColonIsThatOfTheFirstEntryIfTheOthersHaveTheirs) {
  EXPECT_EQ(told(read("Austria\nBrigade Roe\nJ\u00E4ger: 2 cos (160), Kern Lt Bn (277), Pioneers (100)\n")),
            "Brigade Roe[J\u00E4ger 160; Kern Lt Bn 277; Pioneers 100; ]");
}

TEST(ListsOfBooks, ALeaderInCapitalsBetweenHisCommandAndItsTroopsLeadsThem) {
  const Reading reading = read("France\n5th Light Cav Bde KERN 23rd & 24th Chasseurs (4 sqns each)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(reading.orbat.formations[0].commander, "KERN");
  EXPECT_EQ(unit_of(reading, 1).subunits, 4);
}

TEST(ListsOfBooks, BrigadesAndBattalionsByTheirLettersAreRead) {
  EXPECT_EQ(told(read("France\n1re division : Dale\nbr. Kern : 9e l\u00E9ger 2 B., 24e 1 B.\n")),
            "1re division[brigade Kern[9e l\u00E9ger 1140; 24e 570; ]]");
}

TEST(ListsOfBooks, GunsOfEachBehindTheNumbersOfBatteriesAreNoNumber) {
  const Reading reading = read("Russia\n5th Division: Kern\nPerm IR 900\nPosition batteries 5, 14, 27 12 guns each\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
  EXPECT_EQ(unit_of(reading, 3).name, "Position battery 27");
  EXPECT_EQ(unit_of(reading, 3).guns.value, 12);
}

TEST(ListsOfBooks, AWordLeftOutBelowALineThatHasItGoesForThatLineTooAndIsMarked) {
  const Reading reading =
      read("Russia\nCavalry: Kern\nRiga Dgns 4 sqns 480\nToro Dgns 4 460\nFrance\n1st Division\n2nd Line 3 bns\n4th Line 2\n");
  const Unit& horse = unit_of(reading, 1);
  EXPECT_EQ(horse.name, "Toro Dgns");
  EXPECT_EQ(horse.subunits, 4);
  EXPECT_EQ(horse.men.value, 460);
  EXPECT_NE(horse.note.find("4 read as sqns"), std::string::npos);
  EXPECT_EQ(asked(read("France\n1st Division\n2nd Line 900\n4th Line 2\n")), std::vector<int>{4});
}

TEST(ListsOfBooks, AGuardAndTroopsOfSeveralSortsBehindItsColonAreACommandAndItsTroops) {
  EXPECT_EQ(told(read("France\nArmy of Roe\nConsular Guard: grenadiers (800), horse grenadiers 2 sqns (244), light artillery 8 "
                      "guns (72)\n")),
            "Army of Roe[Consular Guard[grenadiers 800; horse grenadiers 244; light artillery 72 8 guns; ]]");
}

TEST(ListsOfBooks, TheStaffBehindTheLeaderOfAnArmyIsNoUnit) {
  const Reading reading =
      read("French Army - King Joseph Kern; chief of staff Marshal Roe\nI Corps - Marshal Dale\n1st Division\n8th Line 900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "King Joseph Kern");
  EXPECT_EQ(told(reading), "French Army[I Corps[1st Division[8th Line 900; ]]]");
}

TEST(ListsOfBooks, ABattalionOfDetachmentsIsAUnitOfItsOwn) {
  EXPECT_EQ(told(read("Britain\nKern's Brigade: 29th (598), 1/48th (807), 1st Battalion of Detachments (609)\n")),
            "Kern's Brigade[29th 598; 1/48th 807; 1st Detachments Battalion 609; ]");
}

TEST(ListsOfBooks, TheCountOfEachGoesForTheLastButOneToo) {
  const Reading reading = read("Russia\n9th Division: Toro, Alba and Baza (2 bns each), Dale IR (3 bns)\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 4U);
  for (const std::size_t at : {0U, 1U, 2U}) EXPECT_EQ(unit_of(reading, at).subunits, 2) << at;
}

TEST(ListsOfBooks, EngineersAndTrainOnOneLineAreAUnitEach) {
  EXPECT_EQ(told(read("France\n1re division\n9e de ligne 900\nG\u00E9nie : 307, train 1 550\n")),
            "1re division[9e de ligne 900; G\u00E9nie 307; train 1550; ]");
  EXPECT_EQ(told(read("Britain\n1st Division\n9th Foot 900\nEngineers 22, Staff Corps 63\n")),
            "1st Division[9th Foot 900; Engineers 22; Staff Corps 63; ]");
}

TEST(ListsOfBooks, ArtilleryAndEngineersAtTheEndOfADivisionWithoutGunsAreItsTroops) {
  const Reading reading = read("France\n1re division\n9e de ligne 900\nArtillerie (Kern) : 206 h.\nG\u00E9nie : 107\n");
  EXPECT_EQ(told(reading), "1re division[9e de ligne 900; Artillerie 206 8 guns; G\u00E9nie 107; ]");
  EXPECT_EQ(unit_of(reading, 1).commander, "Kern");
}

TEST(ListsOfBooks, AStatedStrengthIsSharedThoughItIsLowAndSoAreTheHorsesOfTheCavalry) {
  const Reading brigade = read("Confederacy\nRoe's Brigade (1,104): 1st, 2nd, 10th, 14th, 15th LA\n");
  EXPECT_EQ(totals(brigade.orbat).men(), Men{1104});
  const Reading horse = read("France\nCavalerie : Kern (1 200 chevaux)\nbrigade Roe : 2e hussards, 13e et 21e chasseurs\n");
  EXPECT_EQ(totals(horse.orbat).men(), Men{1200});
}

TEST(ListsOfBooks, TheStrengthOfADivisionWhoseBrigadesHaveNoTroopsIsNotLost) {
  const Reading reading = read("France\nDivision de r\u00E9serve, Kern (3 200 h.)\n brigade Roe\n brigade Dale\n");
  EXPECT_EQ(totals(reading.orbat).men(), Men{3200});
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 4}));
}

TEST(ListsOfBooks, CavalryThatIsSomebodysIsACommandBesideTheDivisions) {
  EXPECT_EQ(told(read("France\nIV Corps\n1st Division: Dale\n28th Line 900\nKern's light cavalry: 10th, 26th Chasseurs (600)\n")),
            "IV Corps[1st Division[28th Line 900; ]Kern's light cavalry[10th Chasseurs 300; 26th Chasseurs 300; ]]");
}

TEST(ListsOfBooks, ANationInBracketsBehindTheColonelIsThatOfTheRegiment) {
  EXPECT_EQ(unit_of(read("France\n1st Division\n8th Hussars (3 sq.) - Col. Kern (Polish)\n")).nation, "Poland");
}

TEST(ListsOfBooks, HalfABatteryHasHalfTheGunsOfOthers) {
  EXPECT_EQ(unit_of(read("France\n1st Division\n1/2 horse battery\n")).guns.value, 3);
}

TEST(ListsOfBooks, GuardsOfAStateAreVolunteersAsOthersAre) {
  EXPECT_EQ(unit_of(read("Confederacy\nKern's Brigade\nLouisiana Guard Artillery: 4 guns\n")).quality, Quality::line);
}

TEST(ListsOfBooks, APontoonCompanyHasNoGuns) {
  const Unit& unit = unit_of(read("Russia\n5th Division: Kern\nPontoon coy 1\n"));
  EXPECT_EQ(unit.kind, Kind::engineers);
  EXPECT_EQ(unit.guns.value, 0);
}

}  // namespace estafette::readers::lists_of_books_test
