// Regiments named by their places in groups behind a command, and regiments whose battalions are told by their marks.
#include "converter/readers/text/told.hpp"
#include "converter/readers/unit/unit.hpp"

#include <gtest/gtest.h>

namespace estafette::readers::groups_and_marks_test {
namespace {

using text_test::asked;
using text_test::french;
using text_test::read;
using text_test::told;
using text_test::unit_of;

std::string russian(const std::string& line) {
  return told(read("Russia\nII Corps: Kern\n" + line + "\n"));
}

/// How many battalions are read from a line below a Prussian brigade.
int battalions_in(const std::string& line) {
  return unit_of(read("Prussia\n1st Brigade: Kern\n" + line + "\n5th Regiment (3 bns)\n")).subunits;
}

}  // namespace

TEST(RegimentsInGroups, AWordStandsOnceForTheNamesBeforeIt) {
  EXPECT_EQ(
      russian("27th Division (Roe): Narva, New Toro, Perm IRs, 49th & 50th Jagers"),
      "II Corps[27th Division[Narva IRs 350; New Toro IRs 350; Perm IRs 350; 49th Jagers 350; 50th Jagers 350; ]]");
  EXPECT_EQ(russian("7th Division: Moscow, Pskov, Perm infantry; 11th, 36th Jagers (2 bns each)"),
            "II Corps[7th Division[Moscow infantry 350; Pskov infantry 350; Perm infantry 350; 11th Jagers 700; "
            "36th Jagers 700; ]]");
}

TEST(RegimentsInGroups, BehindTheNameOfTheirCommander) {
  EXPECT_EQ(
      russian("2nd Cavalry Division: Sievers: Kharkov, Kiev, New Toro Dragoons; Narva Hussars; Perm Uhlans"),
      "II Corps[2nd Cavalry Division[Kharkov Dragoons 360; Kiev Dragoons 360; New Toro Dragoons 360; Narva Hussars "
      "360; Perm Uhlans 360; ]]");
}

TEST(RegimentsInGroups, TwoNamesJoinedAmongThemAreRegimentsAsAGuess) {
  EXPECT_EQ(
      russian("12th Division: Narva & Smolensk; Perm & New Toro; 6th & 41st Jagers"),
      "II Corps[12th Division[Narva 350; Smolensk 350; Perm 350; New Toro 350; 6th Jagers 350; 41st Jagers 350; ]]");
}

TEST(RegimentsInGroups, NamesAloneAreNoRegiments) {
  EXPECT_EQ(asked(read("Russia\n22nd Division: Viatka, Toro, Perm\n1st Regiment 900\n")), (std::vector<int>{2}));
}

TEST(RegimentsInGroups, WhatEachHasTellsThatAllAreRegiments) {
  EXPECT_EQ(
      told(read("Prussia\n10th Brigade: Kern\n2nd West Prussian, 7th Reserve, 9th Silesian Landwehr (3 bns each)\n")),
      "10th Brigade[2nd West Prussian 2070; 7th Reserve 2070; 9th Silesian Landwehr 2070; ]");
}

TEST(RegimentsInGroups, ANameBeforeSemicolonsLeadsThoseThatSayWhatTheyAre) {
  EXPECT_EQ(told(read("Prussia\nCavalry Brigade: Roe; Neum. Drag.; 1. Schles. Hus. (je 4 Esk.)\n")),
            "Cavalry Brigade[Neum. Drag. 520; 1. Schles. Hus 520; ]");
}

TEST(RegimentsInGroups, BehindATitledCommanderOrADash) {
  EXPECT_EQ(russian("2nd Division: Prince Roe of Toro: Kiev, Little Toro Grenadiers"),
            "II Corps[2nd Division[Kiev Grenadiers 350; Little Toro Grenadiers 350; ]]");
  EXPECT_EQ(told(read("Prussia\n11th Brigade: Kern - 1st Silesian, 10th Reserve, 8th Landwehr (je 3 Bat.)\n")),
            "11th Brigade[1st Silesian 2070; 10th Reserve 2070; 8th Landwehr 2070; ]");
}

TEST(RegimentsInGroups, NamesWithMenEnoughForAllAreRegiments) {
  EXPECT_EQ(told(read("Spain\n4th Division: Kern: 2nd Toro, Narva, Campo Leon, Perm - 4,800\n")),
            "4th Division[2nd Toro 1200; Narva 1200; Campo Leon 1200; Perm 1200; ]");
  EXPECT_EQ(told(read("Spain\nVanguard: Kern: Toro (2), Narva, 2nd Leon (3,200)\n")),
            "Vanguard[Toro 1600; Narva 800; 2nd Leon 800; ]");
}

TEST(RegimentsInGroups, NamesWithSmallFiguresHaveSoManyBattalions) {
  EXPECT_EQ(told(read("Austria\nColloredo's Division: Froon 2, De Vaux 2, Erbach 3\n")),
            "Colloredo's Division[Froon 1600; De Vaux 1600; Erbach 2400; ]");
}

TEST(RegimentsInGroups, AFigureBehindTheLastOfTwoNamesIsNotOfBoth) {
  EXPECT_EQ(asked(read("Russia\nAdvance Guard: 20th, 21st Jagers, Selen, Grodno Hussars (8)\n")),
            (std::vector<int>{2}));
}

TEST(SumsOfALine, WhatEachHasItselfIsNotSharedOutAgain) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: 1/7th (714), 2/7th (568), 1/23rd (733) = 2,015\n")),
            "1st Brigade[1/7th 714; 2/7th 568; 1/23rd 733; ]");
}

TEST(SumsOfALine, ArePartedAmongThoseThatSayNothingThemselves) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: 1/7th (700), 2/7th, 1/23rd = 1,900\n")),
            "1st Brigade[1/7th 700; 2/7th 600; 1/23rd 600; ]");
}

TEST(LeadersOfTroops, APersonBeforeUnitsInBracketsLeadsABrigade) {
  EXPECT_EQ(told(read("France\n1st Division: Kern\nBriche: 2e Hussards (305), 10e Hussards (262)\n")),
            "1st Division[Briche[2e Hussards 305; 10e Hussards 262; ]]");
}

TEST(LeadersOfTroops, HisNationIsThatOfTheTroops) {
  const Reading reading = read("Britain\n4th Division: Kern\nHarvey's Portuguese: 11th Line 900, 23rd Line 950\n");
  EXPECT_EQ(told(reading), "4th Division[Harvey's Portuguese[11th Line 900; 23rd Line 950; ]]");
}

TEST(LeadersOfTroops, ANameBehindACorpsLeadsIt) {
  const auto leader = [](const std::string& line) {
    return read("France\n" + line + "\n1st Division: Roe\n9th Line 900\n8th Line 700\n")
        .orbat.formations.at(0)
        .commander;
  };
  EXPECT_EQ(leader("VI Corps Marmont"), "Marmont");
  EXPECT_EQ(leader("I Cavalry Corps Latour-Maubourg"), "Latour-Maubourg");
  EXPECT_EQ(leader("Russian Corps Wittgenstein"), "Wittgenstein");
  EXPECT_EQ(leader("Advance Guard Roth"), "Roth");
}

TEST(LeadersOfTroops, AnArmWithItsCommanderOnTheNextLineIsACommand) {
  EXPECT_EQ(
      french("1st Division: Kern\n9th Line 900\nCAVALRY\nGen. Roe\n1st Brigade: Dale\n3rd Hussars 300\n2nd Brigade: "
             "Aue\n4th Hussars 310"),
      "1st Division[9th Line 900; ]CAVALRY[1st Brigade[3rd Hussars 300; ]2nd Brigade[4th Hussars 310; ]]");
}

TEST(LeadersOfTroops, OnALineOfTheirOwnTheFirstLedWhenTheBattleBegan) {
  const Reading reading =
      read("Union\nI Corps\nMaj. Gen. John Roe (k), Brig. Gen. H. F. Kern\n1st Division: Dale\n8th Ohio 300\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "Maj. Gen. John Roe (k)");
  EXPECT_NE(reading.orbat.formations.at(0).note.find("Kern"), std::string::npos);
}

TEST(LeadersOfTroops, InitialsAreNoTroops) {
  EXPECT_EQ(told(read("Union\n3rd Brigade: Brig. Gen. W.H.F. Roe: 5th, 9th Ohio\n")),
            "3rd Brigade[5th Ohio 570; 9th Ohio 570; ]");
}

TEST(LeadersOfTroops, WhoIsToldToBeAwayLeadsNobody) {
  const Reading reading = read("Union\nFIRST CORPS (Roe absent)\n1st Division: Dale\n8th Ohio 300\n");
  EXPECT_EQ(reading.orbat.formations.at(0).commander, "");
}

TEST(NamesAboveTheirParts, AReserveOfHorseAboveDivisionsIsNoneOfTheCorpsBeforeIt) {
  const Reading reading = read(
      "France\nGarde : mar\u00E9chal Kern\nCorps de la Garde : g\u00E9n\u00E9ral Aue\n1re division : Dale\nGrenadiers "
      "900\n"
      "R\u00E9serve de cavalerie : Roe\n2e division de cuirassiers : Till\n1er cuirassiers 400\n5e cuirassiers 410\n");
  const auto& formations = reading.orbat.formations;
  ASSERT_FALSE(formations.empty());
  EXPECT_NE(told(reading).find("R\u00E9serve de cavalerie[2e division de cuirassiers[1er cuirassiers 400; 5e "
                               "cuirassiers 410; ]]"),
            std::string::npos)
      << told(reading);
}

TEST(TwoOnALine, BeginningWithTheSameWordAreTwoBehindADash) {
  EXPECT_EQ(told(read("Austria\nBrigade Kern: IR Hiller n. 2 - IR Wied n. 34\n")),
            "Brigade Kern[IR Hiller n. 2 800; IR Wied n. 34 800; ]");
}

TEST(TwoOnALine, KindsInARowAreAskedAbout) {
  EXPECT_EQ(asked(read("Naples\n1a Divisione: Kern\n9\u00B0 Linea 900\nGranatieri, Voltigeurs, Veliti (2 batt.)\n")),
            (std::vector<int>{4}));
}

TEST(LeadersOfTroops, OneRightBeforeNumberedUnitsLeadsThem) {
  EXPECT_EQ(told(read("Naples\nDivisione di cavalleria: Roe 1\u00B0, 2\u00B0, 3\u00B0 Cavalleggeri\n")),
            "Divisione di cavalleria[1\u00B0 Cavalleggeri 520; 2\u00B0 Cavalleggeri 520; 3\u00B0 Cavalleggeri 520; ]");
}

TEST(TwoOnALine, NumbersAndNamesBehindACommaAreAskedAbout) {
  EXPECT_EQ(
      asked(read("Russia\n1st Division: Kern\n5e et 7e chasseurs, r\u00E9giments d'infanterie de Pskov et Sofia\n9th "
                 "Line 900\n")),
      (std::vector<int>{3}));
}

TEST(NamesAboveTheirParts, OfNothingButANameAreCommands) {
  EXPECT_EQ(french("1re division: Kern\n1st Demi-Brigade\n4/6th Line Regiment 812\n4/24th Line Regiment 776"),
            "1re division[1st Demi-Brigade[4/6th Line Regiment 812; 4/24th Line Regiment 776; ]]");
  EXPECT_EQ(
      told(read("Confederacy\n1st Division: Kern\n8th Virginia 300\nRoe's Artillery Battalion (Maj. Roe)\nDale's "
                "Battery 4 guns\nAue's Battery 6 guns\n")),
      "1st Division[8th Virginia 300; Roe's Artillery Battalion[Dale's Battery 60 4 guns; Aue's Battery 90 6 guns; "
      "]]");
}

TEST(EndsOfLines, MarksThatEndEachLineSayNothing) {
  for (const std::string mark : {".", ";", ","})
    EXPECT_EQ(told(read("France" + mark + "\n1st Division: Kern" + mark + "\n9th Line, 900" + mark + "\n8th Line, 800" +
                        mark + "\n")),
              "1st Division[9th Line 900; 8th Line 800; ]")
        << mark;
}

TEST(EndsOfLines, AFullStopBehindAFigureIsNoMarkOfAnOrdinal) {
  EXPECT_EQ(told(read("Russia\n1st Division: Kern\n9th Line 900\nLight Bttys #12 and 13.\n")),
            "1st Division[9th Line 900; Light Btty 12 168 12 guns; Light Btty 13 168 12 guns; ]");
}

TEST(CountsTold, AWordForACountIsNoUnit) {
  const Reading reading = read("Austria\n1st Division: Kern\n9th Line 900\nGuns - 48\n");
  EXPECT_EQ(told(reading), "1st Division[9th Line 900; ]");
}

TEST(CountsTold, ASmallFigureBehindANumberedRegimentCountsItsBattalions) {
  const Reading reading = read("Bavaria\n1st Brigade: Kern\n4th Infantry Rgt. 2 1,300\n6th Infantry Regiment, 3\n");
  EXPECT_EQ(unit_of(reading, 0).subunits, 2);
  EXPECT_EQ(unit_of(reading, 1).subunits, 3);
}

TEST(CountsTold, InOneLetterOrWithTimesAreCounts) {
  EXPECT_EQ(battalions_in("9th Infantry Regiment (3b)"), 3);
  EXPECT_EQ(battalions_in("9th Infantry Regiment 3x bns"), 3);
  EXPECT_EQ(battalions_in("9th Infantry Regiment (3 x bns)"), 3);
  EXPECT_EQ(battalions_in("9th Hussars (4s)"), 4);
}

TEST(CountsTold, OfficersAndMenAreMen) {
  EXPECT_EQ(french("1re brigade: Kern\n9th Line - 3 bns - 1,790 officers and men"), "1re brigade[9th Line 1790; ]");
}

TEST(EndsOfLines, NumbersOfAllLinesSayNothing) {
  EXPECT_EQ(
      told(read("1. France\n2. 1st Division: Kern\n3. 9th Line 900\n4. 8th Line 800\n5. 2nd Division: Roe\n6. 7th "
                "Line 700\n7. 6th Line 600\n")),
      "1st Division[9th Line 900; 8th Line 800; ]2nd Division[7th Line 700; 6th Line 600; ]");
}

TEST(TwoOnALine, WithAStrengthBetweenAreTwoOrAskedAbout) {
  for (const std::string mark : {" + ", " / ", " | ", ". "}) {
    const Reading reading = read("Union\n1st Brigade: Kern\n38th IN 446" + mark + "2nd OH 450\n");
    const bool two = told(reading) == "1st Brigade[38th IN 446; 2nd OH 450; ]";
    EXPECT_TRUE(two || asked(reading) == std::vector<int>{3}) << mark << told(reading);
  }
}

TEST(TwoOnALine, OfOneKindWithOneStrengthShareIt) {
  EXPECT_EQ(french("1re brigade: Kern\n69e ligne, 85e ligne, 4.400"), "1re brigade[69e ligne 2200; 85e ligne 2200; ]");
}

TEST(TwoOnALine, TheLastKeepsItsOwnFigureBehindADash) {
  EXPECT_EQ(told(read("Britain\n1st Brigade: 1/48th - 820, 1/57th - 647\n")), "1st Brigade[1/48th 820; 1/57th 647; ]");
}

TEST(Staff, BehindADashIsNoTroops) {
  EXPECT_EQ(french("1st Division: Kern\nChief of Staff - General Roe\n9th Line 900"), "1st Division[9th Line 900; ]");
}

TEST(NumbersFromTo, AreAUnitEach) {
  EXPECT_EQ(
      french("1re brigade: Kern\n1st-3rd Tirailleurs\n4th to 5th Hussars\n1er au 2e l\u00E9ger"),
      "1re brigade[1st Tirailleurs 570; 2nd Tirailleurs 570; 3rd Tirailleurs 570; 4th Hussars 450; 5th Hussars 450; "
      "1er l\u00E9ger 570; 2e l\u00E9ger 570; ]");
  EXPECT_EQ(
      french("1re brigade: Kern\n9th Line 900\nFoot batteries Nos. 3-5 (24 guns)"),
      "1re brigade[9th Line 900; Foot battery 3 104 8 guns; Foot battery 4 104 8 guns; Foot battery 5 104 8 guns; ]");
}

TEST(NumbersFromTo, OfDaysAndDivisionsAreNoUnits) {
  EXPECT_EQ(french("1st-3rd May 1813\n1re brigade: Kern\n9th Line 900"), "1re brigade[9th Line 900; ]");
}

TEST(FiguresInABracket, ThatDoNotTellWhatTheyCountAreAskedAbout) {
  EXPECT_EQ(asked(read("France\n1st Brigade: Kern\n32nd Light (2/1)\n9th Line 900\n")), (std::vector<int>{3}));
}

TEST(ColonInAName, ABatteryHasNoCommanderOfThatName) {
  const Reading reading =
      read("France\n1re brigade: Kern\nGuard Horse : Battery (6 guns)\nFoot Battery : 1st (8 guns)\n");
  EXPECT_EQ(unit_of(reading, 0).name, "Guard Horse Battery");
  EXPECT_EQ(unit_of(reading, 0).commander, "");
  EXPECT_EQ(unit_of(reading, 1).name, "Foot Battery 1st");
}

TEST(MarksOfBattalions, AreCounted) {
  EXPECT_EQ(battalions_in("12th Infantry Regiment (I, II & III)"), 3);
  EXPECT_EQ(battalions_in("13th Infantry Regiment (I/II)"), 2);
  EXPECT_EQ(battalions_in("14th Infantry Regiment (I., II., F.)"), 3);
  EXPECT_EQ(battalions_in("16th Infantry Regiment (1, 2, 3)"), 3);
  EXPECT_EQ(battalions_in("17th Infantry Regiment (1/2/3)"), 3);
  EXPECT_EQ(battalions_in("18th Infantry Regiment I & II Bns"), 2);
  EXPECT_EQ(battalions_in("20th Infantry Regiment (I-III)"), 3);
  EXPECT_EQ(battalions_in("21st Infantry Regiment, I., II. und F\u00FCs.-Bat."), 3);
  EXPECT_EQ(battalions_in("57th Infantry Regiment I/II 1,400"), 2);
  EXPECT_EQ(battalions_in("I. u. II. Bat. 29. Infanterie-Regiment"), 2);
}

TEST(MarksOfBattalions, KindsInABracketAreTheRegimentsOwn) {
  EXPECT_EQ(battalions_in("22nd Infantry Regiment (2 Musk., 1 F\u00FCs.)"), 3);
  EXPECT_EQ(battalions_in("23rd Infantry Regiment (2 musketeer bns, 1 fusilier bn)"), 3);
  EXPECT_EQ(battalions_in("24th Infantry Regiment (2M, 1F)"), 3);
  const Reading reading = read("Prussia\n1st Brigade: Kern\n22nd Infantry Regiment (2 Musk., 1 F\u00FCs.)\n");
  EXPECT_EQ(unit_of(reading).kind, Kind::line_infantry);
}

TEST(MarksOfBattalions, SquareBracketsThatDoNotRiseCountThem) {
  EXPECT_EQ(french("1re brigade: Kern\n1er l\u00E9ger [3]\n35e ligne [4]\n60e ligne [2]"),
            "1re brigade[1er l\u00E9ger 1710; 35e ligne 2280; 60e ligne 1140; ]");
}

TEST(MarksOfBattalions, SquareBracketsThatRiseAreFootnotes) {
  EXPECT_EQ(french("1re brigade: Kern\n1er l\u00E9ger 900 [1]\n35e ligne 800 [2]\n60e ligne 700 [3]"),
            "1re brigade[1er l\u00E9ger 900; 35e ligne 800; 60e ligne 700; ]");
}

}  // namespace estafette::readers::groups_and_marks_test
