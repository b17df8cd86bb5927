// Lists as books and forums print them: as many names as are counted, brigades by a letter, a guard of all arms, the
// word for battalions left out below, engineers and train on one line.
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
  for (const std::string troops :
       {"3 Grenadier bns - Alba, Dale and Till (1,210)", "3 Grenadier bns: Alba, Dale, Till (1,210)",
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

TEST(ListsOfBooks, AWordLeftOutBelowALineThatHasItGoesForThatLineTooAndIsMarked) {
  const Reading reading = read(
      "Russia\nCavalry: Kern\nRiga Dgns 4 sqns 480\nToro Dgns 4 460\nFrance\n1st Division\n2nd Line 3 bns\n4th Line "
      "2\n");
  const Unit& horse = unit_of(reading, 1);
  EXPECT_EQ(horse.name, "Toro Dgns");
  EXPECT_EQ(horse.subunits, 4);
  EXPECT_EQ(horse.men.value, 460);
  EXPECT_NE(horse.note.find("4 read as sqns"), std::string::npos);
  EXPECT_EQ(asked(read("France\n1st Division\n2nd Line 900\n4th Line 2\n")), std::vector<int>{4});
}

TEST(ListsOfBooks, AGuardAndTroopsOfSeveralSortsBehindItsColonAreACommandAndItsTroops) {
  EXPECT_EQ(
      told(read(
          "France\nArmy of Roe\nConsular Guard: grenadiers (800), horse grenadiers 2 sqns (244), light artillery 8 "
          "guns (72)\n")),
      "Army of Roe[Consular Guard[grenadiers 800; horse grenadiers 244; light artillery 72 8 guns; ]]");
}

TEST(ListsOfBooks, TheStaffBehindTheLeaderOfAnArmyIsNoUnit) {
  const Reading reading = read(
      "French Army - King Joseph Kern; chief of staff Marshal Roe\nI Corps - Marshal Dale\n1st Division\n8th Line "
      "900\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "King Joseph Kern");
  EXPECT_EQ(told(reading), "French Army[I Corps[1st Division[8th Line 900; ]]]");
}

TEST(ListsOfBooks, TheChiefOfStaffLeadsNothingThoughHisTownStandsBehindHim) {
  const Reading reading = read("Britain\n7th Division: Gen. Kern; chief of staff: Lt. Col. Roe (Toro)\n4th Foot 600\n");
  const Formation& division = reading.orbat.formations.at(0);
  EXPECT_EQ(division.commander, "Gen. Kern");
  EXPECT_EQ(division.note, "Note: chief of staff: Lt. Col. Roe; Toro");
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

TEST(ListsOfBooks, AStatedStrengthIsSharedThoughItIsLowAndSoAreTheHorsesOfTheCavalry) {
  const Reading brigade = read("Confederacy\nRoe's Brigade (1,104): 1st, 2nd, 10th, 14th, 15th LA\n");
  EXPECT_EQ(totals(brigade.orbat).men(), Men{1104});
  const Reading horse =
      read("France\nCavalerie : Kern (1 200 chevaux)\nbrigade Roe : 2e hussards, 13e et 21e chasseurs\n");
  EXPECT_EQ(totals(horse.orbat).men(), Men{1200});
}

TEST(ListsOfBooks, TheStrengthOfADivisionWhoseBrigadesHaveNoTroopsIsNotLost) {
  const Reading reading = read("France\nDivision de r\u00E9serve, Kern (3 200 h.)\n brigade Roe\n brigade Dale\n");
  EXPECT_EQ(totals(reading.orbat).men(), Men{3200});
  EXPECT_EQ(asked(reading), (std::vector<int>{3, 4}));
}

TEST(ListsOfBooks, CavalryThatIsSomebodysIsACommandBesideTheDivisions) {
  EXPECT_EQ(
      told(read(
          "France\nIV Corps\n1st Division: Dale\n28th Line 900\nKern's light cavalry: 10th, 26th Chasseurs (600)\n")),
      "IV Corps[1st Division[28th Line 900; ]Kern's light cavalry[10th Chasseurs 300; 26th Chasseurs 300; ]]");
}

TEST(ListsOfBooks, ANationInBracketsBehindTheColonelIsThatOfTheRegiment) {
  EXPECT_EQ(unit_of(read("France\n1st Division\n8th Hussars (3 sq.) - Col. Kern (Polish)\n")).nation, "Poland");
}

TEST(ListsOfBooks, GuardsOfAStateAreVolunteersAsOthersAre) {
  EXPECT_EQ(unit_of(read("Confederacy\nKern's Brigade\nLouisiana Guard Artillery: 4 guns\n")).quality, Quality::line);
}

TEST(ListsOfBooks, NamesBeforeASortOrBehindItAreARegimentEach) {
  EXPECT_EQ(told(read("Russia\n2nd Grenadier Division: Kern\nKiev, Moscow Grenadiers\n")),
            "2nd Grenadier Division[Kiev Grenadiers 350; Moscow Grenadiers 350; ]");
  const Reading french = read("Russie\n1re division\nhussards d'Alba, de Toro, d'Oria (1 200)\n");
  ASSERT_EQ(french.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(french, 1).name, "hussards de Toro");
  EXPECT_EQ(unit_of(french, 1).men.value, 400);
}

TEST(ListsOfBooks, BattalionsThatEachTellTheirSortAreABattalionEach) {
  const Reading reading = read("Prussia\nAdvance Guard: Roe\nFusilier Bn Alba, Fus. Bn Dale, Fus. Bn Till\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(told(read("Prussia\nBrigade Roe: IR 59 (2 bns), IR 13 (2 bns) & Gren. Kern\n")).find("&"),
            std::string::npos);
  EXPECT_EQ(read("Prussia\nBrigade Roe: IR 59, IR 13 & Gren. Kern\n").orbat.formations.at(0).units.size(), 3U);
  EXPECT_EQ(unit_of(read("Prussia\nBrigade Roe: IR Alba, IR Dale, GB Till\n"), 2).kind, Kind::grenadiers);
}

TEST(ListsOfBooks, NamesBeforeNumberedTroopsAreRegimentsAndMarked) {
  for (const std::string line : {"12th Infantry Division - MajGen Kern: Narva, Alba, Toro, Oria; 6th and 41st Jagers",
                                 "12th Infantry Division (MajGen Kern)\n Narva, Alba; Toro, Oria; 6th and 41st Jagers",
                                 "12e division : Kern : Narva, Alba, Toro, Oria, 6e et 41e chasseurs"}) {
    const Reading reading = read("Russia\n" + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U) << line;
    EXPECT_EQ(unit_of(reading, 5).kind, Kind::light_infantry) << line;
    EXPECT_NE(unit_of(reading, 0).note.find("a regiment from those beside it"), std::string::npos) << line;
  }
}

TEST(ListsOfBooks, NamesAloneBehindACommandAreStillAskedAbout) {
  EXPECT_EQ(
      asked(read("Russia\n27th Division: Kern: Odessa, Alba, Toro, Oria\n24th Division: Roe\n2nd Line 900\n")).front(),
      2);
}

TEST(ListsOfBooks, RegimentsByNameAndNumberWithTheirBattalionsInBracketsAreRead) {
  for (const std::string counts : {"(3 Bat.)", "(3)"}) {
    const Reading reading =
        read("Österreich\nBrigade GM Roe: Kern Nr. 59 " + counts + ", Ignaz Dale Nr. 14 " + counts + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << counts;
    EXPECT_EQ(unit_of(reading, 1).name, "Ignaz Dale Nr. 14") << counts;
    EXPECT_EQ(unit_of(reading, 1).subunits, 3) << counts;
  }
}

TEST(ListsOfBooks, CompaniesOfASortAreNoBattalionsAndNoFiguresOfThoseAbove) {
  for (const std::string line : {"J\u00E4ger companies x 4", "4 J\u00E4ger companies"}) {
    const Reading reading = read("Prussia\nAdvance Guard: Roe\nIR Kern (2 bns) 1,200\n" + line + "\n");
    ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 2U) << line;
    EXPECT_LT(unit_of(reading, 1).men.value, 800) << line;
  }
}

TEST(ListsOfBooks, AStrengthInABracketStandsWhateverElseIsInIt) {
  EXPECT_EQ(
      totals(
          read("France\n2e division : g\u00E9n\u00E9ral Kern (4 000 h, arrive vers 15 h)\n3e, 4e grenadiers\n").orbat)
          .men(),
      Men{4000});
  EXPECT_EQ(
      totals(read("Espa\u00F1a\n2\u00AA Divisi\u00F3n \u2013 General Kern (3.850 hombres y 453 caballos)\n").orbat)
          .men(),
      Men{3850});
}

TEST(ListsOfBooks, ABrigadeOfGrenadiersOfALandKeepsItsTroops) {
  EXPECT_EQ(told(read("Sardegna\n1\u00AA Divisione: Kern\nBrigata Granatieri di Alba (magg. gen. Roe): 1\u00B0 e "
                      "2\u00B0 granatieri 2.000\n")),
            "1\u00AA Divisione[Brigata Granatieri di Alba[1\u00B0 granatieri 1000; 2\u00B0 granatieri 1000; ]]");
  EXPECT_EQ(
      read("Sardegna\n1\u00AA Divisione: Kern\nIII e IV battaglione bersaglieri\n").orbat.formations.at(0).units.size(),
      2U);
}

TEST(ListsOfBooks, ABrigadeSetInWithItsTroopsOnItsLineStaysBelowItsReserve) {
  EXPECT_EQ(told(read("\u00D6sterreich\nKavalleriereserve: Kern - 10 Esk.\n  Brigade Roe: Kaiser-K\u00FCr. 4 Esk., "
                      "Franz-K\u00FCr. 6 "
                      "Esk.\nGrenadiere: 4 Bat.\n"))
                .substr(0, 34),
            "Kavalleriereserve[Brigade Roe[Kais");
}

TEST(ListsOfBooks, GuardsWithTheirBattalionsInBracketsAndHorseThatIsSummedUpAreOneByOne) {
  EXPECT_EQ(read("Prussia\nKern's Brigade: Garde (1), Grenadier-Garde (1), Garde No 15 (2)\n")
                .orbat.formations.at(0)
                .units.size(),
            3U);
  const Reading horse = read(
      "Espa\u00F1a\n1\u00AA Divisi\u00F3n: Kern\nCaballer\u00EDa: Alba, Toro, Oria, Leon (en total 800 jinetes)\n");
  EXPECT_EQ(totals(horse.orbat).men(), Men{800});
}

TEST(ListsOfBooks, AYearBehindACorpsInATitleIsNotItsStrength) {
  const Reading reading = read(
      "III. Armeekorps (Preu\u00DFen) 1866 - Gliederung bei Alba\n1. Armee \u2013 Prinz Kern\n3. Division, "
      "Generalleutnant Roe\nInf.-Rgt. Nr. 14\n");
  EXPECT_LT(totals(reading.orbat).men(), Men{1800});
}

TEST(ListsOfBooks, AVonBeforeTheNameIsTheLeadersToo) {
  const Reading reading = read(
      "Preu\u00DFen\n7. Inf.-Brig. v. Kern: IR 9, IR 49\n8. Inf.-Brig. von Roe: IR 21, IR 61\n2. Brigade Dale v. Till: "
      "IR 1\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "v. Kern");
  EXPECT_EQ(reading.orbat.formations.at(1).commander, "von Roe");
  EXPECT_EQ(reading.orbat.formations.at(2).commander, "Dale v. Till");
}

TEST(ListsOfBooks, AGuardWithoutSomeOfItIsStillACommand) {
  EXPECT_EQ(read("Russia\nLeft Wing: Kern\nGuard (less J\u00E4gers): Preobrazhensky 3, Semenovsky 3, Horse Guards "
                 "5\n1st Division\n2nd "
                 "Line 900\n")
                .orbat.formations.at(0)
                .formations.at(0)
                .units.size(),
            3U);
}

TEST(ListsOfBooks, CavalryCalledAfterItsLeaderIsNotTheDivisionsAboveIt) {
  EXPECT_EQ(told(read("France\nVI Corps: Kern\n  Roe Div: 6th, 69th Line - 2,000 men\n  Dale Cav: 3rd Hussars, 10th "
                      "Chasseurs - 600\n")),
            "VI Corps[Roe Div[6th Line 1000; 69th Line 1000; ]Dale Cav[3rd Hussars 300; 10th Chasseurs 300; ]]");
}

TEST(ListsOfBooks, ZouavesAndTirailleursBehindHigherNumbersKeepTheirWords) {
  const Reading reading = read(
      "France\n1re brigade: Kern: 8e chasseurs \u00E0 pied, 36e, 2e zouaves\n2e brigade: Roe: 48e, 2e tirailleurs\n");
  EXPECT_EQ(unit_of(reading, 1).name, "36e");
  EXPECT_EQ(reading.orbat.formations.at(1).units.at(0).name, "48e");
}

TEST(ListsOfBooks, ChasseursBesideNumberedFootAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1re brigade: Kern: 16e chass., 50e, 74e\n")), std::vector<int>{2});
}

TEST(ListsOfBooks, StrengthsInOneBracketAreDealtOutToAsManyNumbers) {
  EXPECT_EQ(told(read("Netherlands\n1st Bde Kern: 27th J\u00E4gers 809; 5th, 7th and 8th Militia (482, 675, 566)\n")),
            "1st Bde[27th J\u00E4gers 809; 5th Militia 482; 7th Militia 675; 8th Militia 566; ]");
}

TEST(ListsOfBooks, WhatIsToldOfALeaderInHisBracketIsNoPartOfTheCommandsName) {
  for (const std::string line : {"7th Division (Kern, mortally wounded)", "7th Division (Kern - killed; then Roe)"}) {
    const Reading reading = read("France\n" + line + "\n11th Light 900\n");
    EXPECT_EQ(reading.orbat.formations.at(0).name, "7th Division") << line;
    EXPECT_EQ(reading.orbat.formations.at(0).commander, "Kern") << line;
  }
}

TEST(ListsOfBooks, RegimentsCalledByTheirLandWithStrengthsInBracketsAreRead) {
  EXPECT_EQ(read("Netherlands\n2nd Bde Kern: 2nd Nassau (2,709), 28th Orange-Nassau (1,591)\n")
                .orbat.formations.at(0)
                .units.size(),
            2U);
}

TEST(ListsOfBooks, NumbersOfAStateInARowAreARegimentEach) {
  EXPECT_EQ(told(read("Union\n1st Division: MG Kern\nRoe's Bde: 8, 18 IL, 11, 13 IA (2,000)\n")),
            "1st Division[Roe's Bde[8th IL 500; 18th IL 500; 11th IA 500; 13th IA 500; ]]");
}

TEST(ListsOfBooks, ANumberAndALeaderBeforeTroopsAreABrigadeAndMarked) {
  const Reading reading =
      read("Union\n5th Division: BG Kern\n1st (Roe): 40 IL, 6 IA, 46 OH\n3rd (Dale): 53, 57, 77 OH\n");
  const Formation& brigade = reading.orbat.formations.at(0).formations.at(1);
  EXPECT_EQ(brigade.commander, "Dale");
  EXPECT_EQ(brigade.units.size(), 3U);
  EXPECT_NE(brigade.note.find("level brigade from its troops"), std::string::npos);
}

TEST(ListsOfBooks, GrenadiersByTheirLeadersAndRegimentsOfSoManyBattalionsAreRead) {
  EXPECT_EQ(read("Austria\nBrigade Kern: Gren. Alba, Dale, Till, Roe\n").orbat.formations.at(0).units.size(), 4U);
  const Reading parts = read(
      "Pays-Bas\n2e brigade, prince Kern : 2e r\u00E9giment de Nassau \u00E0 3 bataillons, r\u00E9giment d'Alba \u00E0 "
      "2 bataillons\n");
  ASSERT_EQ(parts.orbat.formations.at(0).units.size(), 2U);
  EXPECT_EQ(unit_of(parts, 0).subunits, 3);
  EXPECT_EQ(unit_of(parts, 1).subunits, 2);
}

TEST(ListsOfBooks, NamesWithTheirBattalionsBeforeNumberedTroopsAreRead) {
  EXPECT_EQ(read("Russia\n5th Division: Perm, Alba, Dale, Kaluga (2 bns each); 23rd, 24th Jager (2 bns each)\n")
                .orbat.formations.at(0)
                .units.size(),
            6U);
}

TEST(ListsOfBooks, PrussianBrigadesOfLineReserveLandwehrAndHorseOnOneLineAreRead) {
  const Reading reading = read(
      "Prussia\n9th Brigade (Maj-Gen Kern): 1st W. Prussian (3), 6th Reserve (3), 7th Silesian LW (4), 2 coys Silesian "
      "Sch\u00FCtzen; 1st Silesian Hussars (2); 6pdr Foot battery 7\n");
  ASSERT_EQ(reading.orbat.formations.at(0).units.size(), 6U);
  EXPECT_EQ(unit_of(reading, 1).name, "6th Reserve");
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
}

TEST(ListsOfBooks, NumberedTroopsBehindNamesWithTheMenOfAllAreEachAUnit) {
  EXPECT_EQ(told(read("Russia\n17th Division: Narvo, Alba, Toro, Tula; 6th and 41st Jagers (2,400)\n")),
            "17th Division[Narvo 400; Alba 400; Toro 400; Tula 400; 6th Jagers 400; 41st Jagers 400; ]");
}

TEST(ListsOfBooks, ADashBehindTheLeaderOfACommandBeginsItsTroops) {
  for (const std::string mark : {": ", " - ", " \u2013 "})
    EXPECT_EQ(told(read("Russia\n17th Division - MajGen Roe" + mark +
                        "Narvo, Alba, Toro, Tula; 6th and 41st Jagers (2,400)\n")),
              "17th Division[Narvo 400; Alba 400; Toro 400; Tula 400; 6th Jagers 400; 41st Jagers 400; ]")
        << mark;
}

}  // namespace estafette::readers::lists_of_books_test
